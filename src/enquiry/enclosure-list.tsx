import { css } from "@linaria/core";
import PaperclipIcon from "@tabler/icons/outline/paperclip.svg?react";
import { useId, type MouseEvent } from "react";
import { standaloneLink } from "../components/standalone-link.ts";
import { enclosuresTitle, removeButton, removeLabel } from "../content/card-text.ts";
import { motionAllowed } from "../styles/media-queries.ts";
import { easing } from "../styles/tokens.ts";
import { animation } from "./motion/card-motion.ts";
import { openingTimes } from "./motion/card-timeline.ts";

interface Props {
  enclosures: string[];
  readOnly: boolean;
  onRemove: (text: string) => void;
}

/** Lists what demonstrations have enclosed with the message, each with a button that takes it out again. */
export function EnclosureList({ enclosures, readOnly, onRemove }: Props) {
  const id = useId();
  if (enclosures.length === 0) return null;

  function remove(event: MouseEvent<HTMLButtonElement>, text: string) {
    const item = event.currentTarget.closest("li")!;
    const { form } = event.currentTarget;
    const neighbour = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector("button");
    // The focus must not be lost with the button.
    (neighbour ?? form?.querySelector("textarea"))?.focus();
    onRemove(text);
  }

  return (
    <div className={group}>
      <p id={id}>
        <strong>{enclosuresTitle(enclosures.length)}</strong>
      </p>
      <ul aria-labelledby={id}>
        {enclosures.map((text, index) => (
          <li key={text} className={row}>
            <PaperclipIcon />
            <span id={`${id}-${index}`}>{text}</span>
            <button
              type="button"
              className={standaloneLink}
              disabled={readOnly}
              aria-label={removeLabel(index + 1)}
              aria-describedby={`${id}-${index}`}
              onClick={(event) => remove(event, text)}
            >
              {removeButton}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const group = css`
  grid-column: 1 / -1;
  min-inline-size: 0;

  &,
  > ul {
    display: grid;
    gap: 6px;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;
  padding-inline-start: 12px;
  border: 1px solid var(--line);
  border-inline-start: 4px solid var(--primary);
  background: var(--surface);
  font-size: 0.875rem;
  line-height: 1.35;

  > span {
    padding-block: 8px;
    overflow-wrap: anywhere;
  }
  > svg {
    color: var(--link);
  }
  > button {
    padding-inline: 12px;
    color: var(--link);
    text-decoration: underline;

    &:disabled {
      color: var(--muted);
    }
  }
  /* Slides in once the letter has unfolded. */
  @media ${motionAllowed} {
    --from: 0 -22px;
    animation: ${animation("arrive", openingTimes.enclosuresSlideIn, easing.settle)} backwards;
  }
`;
