import { css } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?icon";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import { narrowPage } from "../styles/breakpoints.ts";

interface Props {
  title?: string;
  text?: string;
  label: string;
  /** The first line of a message that is still empty. */
  opening?: string;
}

/** How every page ends: an envelope waiting for a letter, with a label of the page's own. */
export function EnquiryBand({
  title = "The first letter costs a stamp",
  text = "Say what exists, what should change, and who will use it. You get questions back before you get a proposal.",
  label,
  opening,
}: Props) {
  return (
    <section className={band} aria-label="Write to us">
      <div className={envelope} data-theme="light">
        <div>
          <h2 className={heading}>{title}</h2>
          <p className={words}>{text}</p>
        </div>
        <EnquiryButton opening={opening}>
          <MailIcon />
          {label}
        </EnquiryButton>
      </div>
    </section>
  );
}

const band = css`
  padding: 0 var(--gutter) var(--section);
  @media print {
    display: none;
  }
`;

const envelope = css`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 24px 48px;
  max-inline-size: var(--wrap);
  margin-inline: auto;
  padding: clamp(36px, 5vw, 64px) clamp(28px, 5vw, 64px);
  border-radius: 2px;
  background: #fff;
  box-shadow: var(--shadow-paper);

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    padding: 10px;
    background: var(--stripe);
    mask:
      linear-gradient(#000 0 0) content-box exclude,
      linear-gradient(#000 0 0);
    pointer-events: none;
  }
  @media ${narrowPage} {
    grid-template-columns: 1fr;
    justify-items: start;
  }
`;

const heading = css`
  font-size: var(--step-4);
`;

const words = css`
  max-inline-size: 56ch;
  margin-block-start: 12px;
  color: var(--muted);
`;
