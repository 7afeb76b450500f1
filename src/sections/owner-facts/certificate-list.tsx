import { css } from "@linaria/core";
import { certifications } from "virtual:facts";
import { ExternalLink } from "../../components/external-link.tsx";

/** The company's certificates, each with its number and a link to the certificate or its register. */
export function CertificateList() {
  return (
    <ul className={list}>
      {certifications.map(({ name, number, link }) => (
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
