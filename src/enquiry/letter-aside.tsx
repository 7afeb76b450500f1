import { css } from "@linaria/core";
import { company } from "../content/company.ts";
import { PageLink } from "../site/page-link.tsx";

/** Beside the form: who will read it, and what becomes of it. */
export function LetterAside() {
  return (
    <aside className={aside} data-theme="blue" aria-label="About your enquiry">
      <div>
        <p className={label}>To</p>
        <p>{company.name}</p>
        {company.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <div>
        <p className={label}>By e-mail or phone</p>
        <p>{company.email}</p>
        <p>{company.phone}</p>
      </div>
      <div className={note}>
        <p>Your letter goes to our mailbox, and this site keeps no copy of it.</p>
        <p>
          <PageLink to="/privacy">How we treat your data</PageLink>
        </p>
      </div>
    </aside>
  );
}

const aside = css`
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding: 28px 26px;
  font-size: var(--step--1);
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const label = css`
  margin-block-end: 4px;
  color: var(--muted);
  font: 500 0.75rem/1.4 var(--mono);
  letter-spacing: 0.04em;
  text-transform: uppercase;
`;

const note = css`
  display: grid;
  gap: 8px;
  margin-block-start: auto;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
`;
