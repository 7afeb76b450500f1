import { css, cx } from "@linaria/core";
import { visuallyHidden } from "../components/visually-hidden.ts";
import { EnclosureCount } from "../enquiry/enclosure-count.tsx";
import { useEnquiryButtonProps } from "../enquiry/enquiry-button.tsx";
import { AddressedEnvelope } from "../enquiry/envelope/addressed-envelope.tsx";
import { openerAttribute } from "../enquiry/opener-attribute.ts";

interface Props {
  /** Begins the accessible name of the button. */
  label: string;
  className?: string;
}

/**
 * A button drawn as an addressed envelope, as wide as its container. The animation that opens the enquiry
 * card starts from it.
 */
export function EnvelopeButton({ label, className }: Props) {
  return (
    <button
      type="submit"
      {...useEnquiryButtonProps()}
      className={cx(envelope, className)}
      {...{ [openerAttribute]: "" }}
    >
      {/* The accessible name also contains the text that is visible on the envelope (WCAG 2.5.3). */}
      <span className={visuallyHidden}>{`${label} `}</span>
      <AddressedEnvelope />
      <EnclosureCount />
    </button>
  );
}

const envelope = css`
  /* The drawing sets its sizes in container units. */
  inline-size: 100%;
  padding: 0;
  /* Hidden while the enquiry card shows the envelope. */
  &[${openerAttribute}="hidden"] {
    opacity: 0;
  }
  /* Once it is posted, only its place is left, which is still a button. */
  &[${openerAttribute}="posted"] {
    > span {
      opacity: 0;
    }
    &:not(:focus-visible) {
      outline: 3px dashed var(--control);
    }
  }
`;
