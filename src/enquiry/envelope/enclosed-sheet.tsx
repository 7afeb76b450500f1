import { css } from "@linaria/core";
import { enclosedSheetAttribute } from "../card-attributes.ts";
import { useDraft } from "../draft/draft.ts";
import { animation, envelopeMotion } from "../motion/card-motion.ts";
import { openingTimes } from "../motion/card-timeline.ts";

/**
 * The newest enclosure, a sheet that slides into the small envelope and sticks out of it. Decoration: the
 * letter lists all enclosures (enclosure-list.tsx).
 */
export function EnclosedSheet() {
  const text = useDraft(({ enclosures }) => enclosures?.at(-1));
  if (!text) return null;
  return (
    <span key={text} className={sheet} {...{ [enclosedSheetAttribute]: "" }} aria-hidden="true">
      {text}
    </span>
  );
}

const sheet = css`
  position: absolute;
  inset: calc(-1 * var(--sheet-height)) 7% auto;
  /* Behind the address side of the small envelope, which is a stacking context. */
  z-index: -1;
  block-size: 70%;
  padding: 7px 12px;
  border: 1px solid var(--line);
  border-block-start: 4px solid var(--primary);
  background: var(--surface);
  color: var(--fg);
  font-size: 0.8125rem;
  line-height: 1.3;
  overflow: hidden;

  /* Goes down behind the address side once the letter has unfolded. */
  @media ${envelopeMotion} {
    --from: 0 -100%;
    animation: ${animation("arrive", openingTimes.sheetSlidesIn)} backwards;
  }
`;
