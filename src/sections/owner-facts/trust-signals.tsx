import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { eyebrow } from "../../components/eyebrow.ts";
import { trustSignalNames } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { displayFont } from "../../styles/display-font.ts";

/** The company's age, size, clients and certificates, as far as the owner has set them. */
export function TrustSignals() {
  const { certifications, founded, references, teamSize } = facts;
  const clients = references.slice(0, 3).map(({ client }) => client);
  if (!founded && !teamSize && clients.length === 0 && certifications.length === 0) return;
  return (
    <dl className={list}>
      {founded && <Signal name={trustSignalNames.founded}>{founded}</Signal>}
      {teamSize && (
        <Signal name={trustSignalNames.teamSize}>
          <PageLink to="/about">{teamSize}</PageLink>
        </Signal>
      )}
      {clients.length > 0 && (
        <Signal name={trustSignalNames.references}>
          <PageLink to="/our-work">{clients.join(", ")}</PageLink>
        </Signal>
      )}
      {certifications.length > 0 && (
        <Signal name={trustSignalNames.certifications}>
          {certifications.map(({ name }) => name).join(", ")}
        </Signal>
      )}
    </dl>
  );
}

function Signal({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={eyebrow}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 20px var(--space-l);
  padding: 0 var(--page-margin) var(--section);
`;

const value = css`
  margin-block-start: 4px;
  ${displayFont("var(--step-2)", 1.1)};
`;
