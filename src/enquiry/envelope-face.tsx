import { css, cx } from "@linaria/core";
import { company } from "../content/company.ts";
import { motionAllowed } from "../styles/breakpoints.ts";
import { airmailPaper } from "../styles/airmail-paper.ts";
import { times } from "../styles/tokens.ts";
import { PostmarkDrawing } from "../ui/postmark-drawing.tsx";
import { Postage } from "./postage.tsx";

interface Props {
  /** Whether the postmark lands on the stamp before one's eyes. */
  lands?: boolean;
}

/** The address side of the envelope, at any size. */
export function EnvelopeFace({ lands }: Props) {
  return (
    <span className={cx(airmailPaper, face)}>
      <Postage />
      <PostmarkDrawing
        ring={company.place.town}
        lines={import.meta.env.BUILD_DAY}
        className={postmark}
        data-lands={lands}
      />
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
  overflow: clip;
  color: var(--ink);
  text-align: start;
`;

const postmark = css`
  position: absolute;
  inset: 11% 17% auto auto;
  inline-size: 42cqi;
  font: 500 15px var(--mono);
  rotate: -9deg;

  @media ${motionAllowed} {
    &[data-lands] {
      animation: land ${times.thump}ms 700ms var(--ease) backwards;
    }
  }
  @keyframes land {
    from {
      scale: 1.5;
      opacity: 0;
    }
  }
`;

const address = css`
  position: absolute;
  inset: auto 8% 11% 12%;
  display: grid;
  color: var(--muted);
  font: 500 max(0.6875rem, 2.6cqi) / 1.6 var(--mono);
  overflow-wrap: anywhere;
`;
