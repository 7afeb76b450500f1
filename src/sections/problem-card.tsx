import { css } from "@linaria/core";
import type { Problem } from "../content/problems.ts";
import { serviceWithSlug } from "../content/services.ts";
import { standaloneLink } from "../components/standalone-link.ts";
import { ServiceLink } from "./service-link.tsx";
import { Stamp } from "./stamp.tsx";

/** A visitor's problem, with the stamp of the service to start with and links to its services. */
export function ProblemCard({ problem: { words, services: slugs } }: { problem: Problem }) {
  return (
    <div className={card} data-theme="light">
      <h3>{words}</h3>
      <Stamp service={serviceWithSlug(slugs[0]!)} />
      <p>
        {slugs.map((slug) => (
          <ServiceLink key={slug} slug={slug} className={standaloneLink} />
        ))}
      </p>
    </div>
  );
}

const card = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(60px, 6vw, 84px);
  align-items: start;
  gap: 6px 14px;
  block-size: 100%;
  padding: 14px 14px 4px 18px;
  border-block-start: 4px solid var(--ink);
  background: var(--surface);
  font-size: var(--step--1);

  > h3 {
    margin: 0;
    font-size: var(--lead);
    line-height: 1.08;
  }
  /* At the same height in all cards of a row. */
  > p {
    grid-column: 1 / -1;
    align-self: end;
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  /* The whole card is the first link's target; a second link lies above that target. */
  > p > :first-child::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  > p > :last-child:not(:first-child) {
    position: relative;
  }
`;
