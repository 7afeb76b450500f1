import { css } from "@linaria/core";
import { certifications } from "virtual:facts";
import { ExternalLink } from "../ui/external-link.tsx";

/** Each with its number, and a link to whoever can confirm it. */
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
