import { css, cx } from "@linaria/core";
import { columns } from "../../components/columns.ts";
import { ExternalLink } from "../../components/external-link.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { raisedSurface } from "../../components/raised-surface.ts";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { referenceListText } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import type { ServiceSlug } from "../../content/slugs.ts";

/**
 * Lists clients' references: all of them, or those that show one service. Renders nothing when there is none.
 */
export function ReferenceList({ service }: { service?: ServiceSlug }) {
  const shown = facts.references.filter(({ services }) => !service || services.includes(service));
  if (shown.length === 0) return;
  const { title, titleOfService, linkTo, ...words } = referenceListText;
  return (
    <Section title={service ? titleOfService : title}>
      <ul className={cx(columns, list)}>
        {shown.map(({ client, built, result, quote, link }) => (
          <li key={client + built} className={cx(raisedSurface, reference)}>
            <h3>{client}</h3>
            <p>{built}</p>
            <p className={eyebrow}>{words.result}</p>
            <p>{result}</p>
            {quote && (
              <figure className={quotation}>
                <blockquote>“{quote.text}”</blockquote>
                <figcaption className={eyebrow}>{quote.by}</figcaption>
              </figure>
            )}
            {link && (
              <ExternalLink href={link} className={standaloneLink}>
                {linkTo(client)}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css`
  gap: 24px;
`;

const reference = css`
  border-block-start: 4px solid var(--fg);

  > p + p {
    margin-block-start: 12px;
  }
`;

const quotation = css`
  margin-block-start: 20px;
  font-size: var(--step-1);
  line-height: 1.4;
`;
