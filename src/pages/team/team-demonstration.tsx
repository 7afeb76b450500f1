import { css } from "@linaria/core";
import { Demonstration } from "../../blocks/demonstration.tsx";
import type { Demonstration as Texts } from "../../content/service-details.ts";
import type { ServiceSlug } from "../../content/slugs.ts";

/** Part of the overview: the page has four sections and no other (Rule "Team pages"). */
export function TeamDemonstration({ name, title, intro, alt }: Texts & { name: ServiceSlug }) {
  return (
    <div className={part}>
      <h3 className={heading}>{title}</h3>
      <p className={text}>{intro}</p>
      <Demonstration name={name} alt={alt} />
    </div>
  );
}

const part = css`
  display: grid;
  gap: 14px;
  margin-block-start: clamp(40px, 5vw, 72px);
`;

const heading = css`
  font-size: var(--step-3);
`;

const text = css`
  max-inline-size: 62ch;
  margin-block-end: 14px;
  color: var(--muted);
`;
