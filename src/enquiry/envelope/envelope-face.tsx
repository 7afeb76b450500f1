import { css, cx } from "@linaria/core";
import { company } from "../../content/company.ts";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import { landKeyframes } from "../../components/postal/land-keyframes.ts";
import { times, white } from "../../styles/tokens.ts";
import { PostmarkDrawing } from "../../components/postal/postmark-drawing.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { EnvelopeStamp } from "./envelope-stamp.tsx";

interface Props {
  /** Whether the postmark appears with an animation once the page is hydrated. */
  animated?: boolean;
}

/** The address side of the envelope. All its sizes follow from its width. */
export function EnvelopeFace({ animated }: Props) {
  const hydrated = useHydrated();
  return (
    <span className={cx(airmailPaper, face)}>
      <EnvelopeStamp />
      {hydrated && (
        <PostmarkDrawing
          ring={company.place.town}
          lines={import.meta.env.BUILD_DAY}
          className={postmark}
          data-animated={animated}
        />
      )}
      <span className={address} aria-hidden="true">
        {[company.name, ...company.address].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}

const face = css`
  display: block;
  container-type: inline-size;
  --stripe-width: 1.9cqi;
  aspect-ratio: 3 / 2;
  color: var(--ink);
  text-align: start;
`;

const postmark = css`
  position: absolute;
  inset: 12% 20% auto auto;
  inline-size: 42cqi;
  font: 500 15px var(--mono);
  rotate: -9deg;
  filter: drop-shadow(0 0 1px ${white});

  @media ${motionAllowed} {
    &[data-animated] {
      animation: land ${times.appear}ms 300ms var(--ease) backwards;
    }
  }
  ${landKeyframes}
`;

const address = css`
  position: absolute;
  inset: auto 8% 9% 12%;
  display: grid;
  overflow-wrap: anywhere;
  color: var(--muted);
  font: 500 3.3cqi / 1.5 var(--mono);
`;
