import { css } from "@linaria/core";
import type { TeamFigures as Team } from "../content/team-figures.ts";
import { PageLink } from "../site/page-link.tsx";
import type { PagePath } from "../site/pages.ts";
import { radius } from "../styles/tokens.ts";
import { label } from "../ui/label.ts";

/** Figures of single teams, each on a registered-mail label that names the team they belong to. */
export function TeamFigureList({ teams }: { teams: (Team & { page: PagePath })[] }) {
  return (
    <div className={row}>
      {teams.map(({ label: team, figures, linkLabel, page }) => (
        <div key={team} className={slip}>
          <p className={label}>{team}</p>
          <dl className={pairs}>
            {figures.map(({ value, meaning }) => (
              <div key={meaning} className={pair}>
                <dt className={meaningText}>{meaning}</dt>
                <dd className={valueText}>{value}</dd>
              </div>
            ))}
          </dl>
          <PageLink to={page} className={link}>
            {linkLabel}
          </PageLink>
        </div>
      ))}
    </div>
  );
}

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 24px;
`;

const slip = css`
  padding: 24px 28px;
  border: 2px solid var(--accent);
  border-radius: ${radius.paper};
  background: var(--surface);
`;

const pairs = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: 16px 24px;
  margin-block: 20px;
`;

const pair = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: start;
  gap: 8px;
`;

const valueText = css`
  color: var(--accent);
  font: 820 clamp(2.75rem, 2rem + 2.5vw, 4.25rem) / 0.9 var(--display);
`;

const meaningText = css`
  color: var(--muted);
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  font-weight: 560;
`;
