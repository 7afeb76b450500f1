import { css } from "@linaria/core";
import { company } from "../../content/company.ts";
import { PageLink } from "../../site/page-link.tsx";
import { narrowCard } from "../../styles/breakpoints.ts";
import { foldedInkRules } from "./card-motion.ts";
import { EnvelopeFace } from "./envelope-face.tsx";

/** Beside the form: the envelope, the other ways to reach us, and what becomes of the message. */
export function LetterAside() {
  return (
    <aside className={aside} data-theme="dark" aria-label="About your enquiry">
      <div className={envelope} data-theme="light" data-small-envelope="">
        <EnvelopeFace />
      </div>
      <div>
        <p className={label}>By e-mail or phone</p>
        <p>{company.email}</p>
        <p>{company.phone}</p>
      </div>
      <div>
        <p>Your letter goes to our mailbox, and this site keeps no copy of it.</p>
        <p>
          <PageLink to="/privacy">How we treat your data</PageLink>
        </p>
      </div>
    </aside>
  );
}

const aside = css`
  display: grid;
  gap: 20px;
  background: none;
  font-size: var(--step--1);
  line-height: 1.45;
  overflow-wrap: anywhere;

  > * {
    ${foldedInkRules()}
  }
  @media ${narrowCard} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    order: 1;
    padding: 24px 16px 28px;
    > :first-child {
      grid-row: span 2;
    }
  }
`;

/** The small copy of the envelope beside the form. It is hidden while the large one (envelope.tsx) is animated. */
const envelope = css`
  position: relative;
  z-index: 3;
  background: none;
  max-inline-size: 380px;
`;

const label = css`
  margin-block-end: 4px;
  color: var(--muted);
  font: 500 0.75rem/1.4 var(--mono);
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;
