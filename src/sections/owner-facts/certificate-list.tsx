import { css } from "@linaria/core";
import { ExternalLink } from "../../components/external-link.tsx";
import { facts } from "../../content/facts.ts";

/** The company's certificates, each with its number and a link to the certificate or its register. */
export function CertificateList() {
  if (facts.certifications.length === 0) return;
  return (
    <ul className={list}>
      {facts.certifications.map(({ name, number, link }) => (
        <li key={number}>
          <ExternalLink href={link}>{name}</ExternalLink>, {number}
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
  gap: 8px;
  margin-block-start: 24px;
`;
