import { css } from "@linaria/core";
import { certifications, founded, references, teamSize } from "virtual:facts";
import { PageLink } from "../site/page-link.tsx";
import { eyebrow } from "../ui/eyebrow.ts";

/** Below the first screen's words: since when, how many, for whom, certified for what. */
export function ProofStrip() {
  const clients = references.slice(0, 3).map(({ client }) => client);
  return (
    <dl className={strip}>
      {founded && <Proof name="In business since">{founded}</Proof>}
      {teamSize && (
        <Proof name="People">
          <PageLink to="/about">{teamSize}</PageLink>
        </Proof>
      )}
      {clients.length > 0 && (
        <Proof name="Built for">
          <PageLink to="/our-work">{clients.join(", ")}</PageLink>
        </Proof>
      )}
      {certifications.length > 0 && (
        <Proof name="Certified">{certifications.map(({ name }) => name).join(", ")}</Proof>
      )}
    </dl>
  );
}

function Proof({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className={eyebrow}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}

const strip = css`
  display: flex;
  flex-wrap: wrap;
  gap: 20px clamp(32px, 5vw, 80px);
  padding: 0 max(var(--gutter), 50% - var(--wrap) / 2) var(--section);
`;

const value = css`
  margin-block-start: 4px;
  font: 820 var(--step-2) / 1.15 var(--display);
  word-spacing: 0.06em;
`;
