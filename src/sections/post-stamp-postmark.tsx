import { css } from "@linaria/core";
import { PostmarkDrawing } from "../components/postal/postmark-drawing.tsx";
import { postmarkLines } from "../components/postal/postmark-lines.ts";
import { useHydrated } from "../components/use-hydrated.ts";
import { company } from "../content/company.ts";
import { motionAllowed, wideStamp } from "../styles/media-queries.ts";
import { easing, times } from "../styles/tokens.ts";

interface Props {
  /** The ISO date of the day. */
  iso: string;
  /**
   * Draws it in the prerendered page too, which otherwise saves its bytes: the page has the date in words.
   */
  atOnce: boolean;
}

/**
 * A postmark with the company's town and a day, beside the drawing of a post's stamp, or over its edge. In a
 * wide stamp the element around it may set `--postmark-inset` and `--postmark-width`. It lands once the page
 * is hydrated.
 */
export function PostStampPostmark({ iso, atOnce }: Props) {
  const hydrated = useHydrated();
  return (
    (atOnce || hydrated) && (
      <PostmarkDrawing
        ring={company.place.town}
        lines={postmarkLines(new Date(iso), "UTC")}
        className={postmark}
      />
    )
  );
}

const postmark = css`
  position: absolute;
  inset: 24px auto auto 16px;
  inline-size: min(180px, 46%);
  font: 500 15px var(--mono);
  rotate: -9deg;
  pointer-events: none;
  /* An outline in the ink of the stamp, so that white lines show on white parts of the drawing. */
  filter: drop-shadow(2px 2px var(--stamp-ink)) drop-shadow(-2px -2px var(--stamp-ink));

  @container ${wideStamp} {
    inset: var(--postmark-inset, auto 25cqi 7% auto);
    inline-size: var(--postmark-width, 18cqi);
  }
  @media ${motionAllowed} {
    animation: land ${times.appear}ms ${easing.settle};
  }
`;
