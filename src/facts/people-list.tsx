import { css } from "@linaria/core";
import { people } from "virtual:facts";
import { radius } from "../styles/tokens.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Section } from "../ui/section.tsx";
import { label } from "../ui/label.ts";

/** The people that the owner names, founders first. */
export function PeopleList() {
  const foundersFirst = people.toSorted((a, b) => Number(b.founder ?? false) - Number(a.founder ?? false));
  return (
    <Section title="Who works here">
      <ul className={list}>
        {foundersFirst.map(({ name, role, sentence, photo, profile, founder }) => (
          <li key={name} className={card} data-photo={photo && ""}>
            {photo && (
              <img
                src={photo}
                alt=""
                width="96"
                height="96"
                loading="lazy"
                decoding="async"
                className={portrait}
              />
            )}
            <div>
              <h3 className={heading}>{name}</h3>
              <p className={label}>
                {role}
                {founder && " / founder"}
              </p>
              <p>{sentence}</p>
              {profile && (
                <ExternalLink href={profile} className={more}>
                  Profile of {name}
                </ExternalLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 24px;
`;

const card = css`
  display: grid;
  align-items: start;
  gap: 20px;
  padding: 24px;
  border-radius: ${radius.paper};
  background: var(--surface);
  box-shadow: var(--shadow-paper);

  &[data-photo] {
    grid-template-columns: 96px minmax(0, 1fr);
  }
`;

const portrait = css`
  border-radius: 2px;
  outline: 1px solid var(--line);
  outline-offset: 4px;
`;

const heading = css`
  margin-block-end: 4px;
  font-size: var(--step-2);
`;

const more = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 560;
`;
