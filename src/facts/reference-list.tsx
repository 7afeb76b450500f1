import { css } from "@linaria/core";
import { references } from "virtual:facts";
import type { ServiceSlug } from "../content/slugs.ts";
import { radius } from "../styles/tokens.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { label } from "../ui/label.ts";
import { Section } from "../ui/section.tsx";

/** What clients let us tell: all of it, or what shows one service. Nothing where there is none. */
export function ReferenceList({ service }: { service?: ServiceSlug }) {
  const shown = references.filter(({ services }) => !service || services.includes(service));
  if (shown.length === 0) return;
  return (
    <Section title={service ? "Built before" : "Built for clients"}>
      <ul className={list}>
        {shown.map(({ client, built, result, quote, link }) => (
          <li key={client + built} className={card}>
            <h3 className={heading}>{client}</h3>
            <p>{built}</p>
            <p className={label}>Result</p>
            <p>{result}</p>
            {quote && (
              <figure className={quotation}>
                <blockquote>“{quote.text}”</blockquote>
                <figcaption className={label}>{quote.by}</figcaption>
              </figure>
            )}
            {link && (
              <ExternalLink href={link} className={more}>
                See it at {client}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 24px;
`;

const card = css`
  padding: 28px;
  border-block-start: 8px solid var(--accent);
  border-radius: ${radius.paper};
  background: var(--surface);
  box-shadow: var(--shadow-paper);

  > p + p {
    margin-block-start: 12px;
  }
`;

const heading = css`
  margin-block-end: 12px;
  font-size: var(--step-2);
`;

const quotation = css`
  margin: 20px 0 0;
  font-size: var(--step-1);
  line-height: 1.4;

  > figcaption {
    margin-block-start: 8px;
  }
`;

const more = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  margin-block-start: 12px;
  font-weight: 560;
`;
