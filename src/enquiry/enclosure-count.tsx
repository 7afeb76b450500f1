import { css } from "@linaria/core";
import { visuallyHidden } from "../components/visually-hidden.ts";
import { deepRed, radius, white } from "../styles/tokens.ts";
import { useDraft } from "./draft/draft.ts";
import { openerAttribute } from "./opener-attribute.ts";

/**
 * Shows how many enclosures the visitor's enquiry has, at the corner of a button that opens it; nothing while
 * it has none.
 */
export function EnclosureCount() {
  const count = useDraft(({ enclosures }) => enclosures?.length ?? 0);
  if (count === 0) return null;
  return (
    <b className={badge}>
      <span key={count}>{count}</span>
      <small className={visuallyHidden}> enclosed</small>
    </b>
  );
}

const badge = css`
  position: absolute;
  inset: -9px -9px auto auto;
  z-index: 1;
  display: grid;
  place-content: center;
  min-inline-size: 2em;
  block-size: 2em;
  padding-inline: 0.5em;
  border: 2px solid ${white};
  border-radius: ${radius.round};
  background: ${deepRed};
  color: ${white};
  font: 600 0.75rem / 1 var(--mono);

  /* Here and not with the button, whose rules every page inlines. */
  [${openerAttribute}] > & {
    inset: -0.8em auto auto 25%;
    font-size: 1.25rem;
  }
`;
