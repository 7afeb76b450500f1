import { css, cx } from "@linaria/core";
import { columns } from "../../components/columns.ts";
import { ExternalLink } from "../../components/external-link.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { raisedSurface } from "../../components/raised-surface.ts";
import { Section } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { peopleListText } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import { portraitOf } from "./portrait-of.ts";

/** The people that the owner has named, founders first. */
export function PeopleList() {
  if (facts.people.length === 0) return;
  const foundersFirst = facts.people.toSorted(
    (a, b) => Number(b.founder ?? false) - Number(a.founder ?? false),
  );
  return (
    <Section title={peopleListText.title}>
      <ul className={cx(columns, list)}>
        {foundersFirst.map(({ name, role, sentence, photo, profile, founder }) => (
          <li key={name} className={raisedSurface}>
            {photo && (
              <img
                src={portraitOf(photo)}
                alt=""
                width="96"
                height="96"
                loading="lazy"
                decoding="async"
                className={portrait}
              />
            )}
            <h3>{name}</h3>
            <p className={eyebrow}>
              {role}
              {founder && !/founder/i.test(role) && ` / ${peopleListText.founder}`}
            </p>
            <p>{sentence}</p>
            {profile && (
              <ExternalLink href={profile} className={standaloneLink}>
                {peopleListText.profileOf(name)}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css`
  --column: 340px;
  gap: 24px;
`;

const portrait = css`
  float: inline-end;
  margin: 4px 4px 12px 20px;
  outline: 1px solid var(--line);
  outline-offset: 4px;
`;
