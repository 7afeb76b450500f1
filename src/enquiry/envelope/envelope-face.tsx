import { css, cx } from "@linaria/core";
import { company } from "../../content/company.ts";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { airmailPaper } from "../../styles/airmail-paper.ts";
import { landing } from "../../styles/landing.ts";
import { times, white } from "../../styles/tokens.ts";
import { PostmarkDrawing } from "../../ui/postmark-drawing.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Postage } from "./postage.tsx";

interface Props {
  /** Whether the postmark lands on the stamp before one's eyes. */
  lands?: boolean;
}

/** The address side of the envelope, at any size. */
export function EnvelopeFace({ lands }: Props) {
  const hydrated = useHydrated();
  return (
    <span className={cx(airmailPaper, face)}>
      <Postage />
      {hydrated && (
        <PostmarkDrawing
          ring={company.place.town}
          lines={import.meta.env.BUILD_DAY}
          className={postmark}
          data-lands={lands}
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
  --edge: 1.9cqi;
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
    &[data-lands] {
      animation: land ${times.thump}ms 300ms var(--ease) backwards;
    }
  }
  ${landing}
`;

const address = css`
  position: absolute;
  inset: auto 8% 9% 12%;
  display: grid;
  overflow-wrap: anywhere;
  color: var(--muted);
  font: 500 3.3cqi / 1.5 var(--mono);
`;
