import { css, cx } from "@linaria/core";
import { useCardOpener } from "../enquiry/enquiry-button.tsx";
import { EnvelopeFace } from "../enquiry/envelope/envelope-face.tsx";
import { visuallyHidden } from "../ui/visually-hidden.ts";

interface Props {
  /** Of the button that the envelope is. */
  label: string;
  className?: string;
}

/** An addressed envelope as large as there is room. Pressed, it moves into the card and opens (enquiry/envelope/opener-animation.ts). */
export function EnvelopeObject({ label, className }: Props) {
  return (
    <button type="submit" {...useCardOpener()} className={cx(envelope, className)} data-envelope="">
      {/* Its name begins with it and goes on with what is written on the envelope (WCAG 2.5.3). */}
      <span className={visuallyHidden}>{`${label} `}</span>
      <EnvelopeFace animated />
    </button>
  );
}

const envelope = css`
  /* The drawing sets its sizes in container units. */
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
  rotate: 2.4deg;
  transition: rotate var(--t-bar);

  &:hover {
    rotate: 0deg;
  }
  /* Hidden while it is in the card. */
  &[data-envelope="hidden"] {
    opacity: 0;
  }
`;
