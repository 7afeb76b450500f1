import { css } from "@linaria/core";
import type { Problem } from "../content/problems.ts";
import { serviceWithSlug } from "../content/services.ts";
import { phone } from "../styles/breakpoints.ts";
import { standaloneLink } from "../components/standalone-link.ts";
import { ServiceLink } from "./service-link.tsx";
import { Stamp } from "./stamp.tsx";

interface Props {
  problem: Problem;
  /** Leaves our answer out. */
  withoutAnswer?: boolean;
}

/** A visitor's problem and our answer, with the stamp of the service to start with and links to its services. */
export function ProblemCard({ problem, withoutAnswer = false }: Props) {
  const { words, answer, services: slugs } = problem;
  return (
    <div className={card} data-theme="light">
      <div className={text}>
        <div className={stamp}>
          <Stamp service={serviceWithSlug(slugs[0]!)} />
        </div>
        <h3>{words}</h3>
        {!withoutAnswer && <p>{answer}</p>}
      </div>
      <p className={links}>
        {slugs.map((slug) => (
          <ServiceLink key={slug} slug={slug} className={standaloneLink} />
        ))}
      </p>
    </div>
  );
}

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding: 20px 20px 10px;
  border-block-start: 4px solid var(--ink);
  background: var(--surface);
  font-size: var(--step--1);

  h3 {
    margin-block-end: 12px;
    line-height: 1.08;
    text-wrap: pretty;
  }
  @media ${phone} {
    padding: 12px 16px 0;
    line-height: 1.38;

    h3 {
      margin-block-end: 6px;
      font-size: 1.1875rem;
    }
  }
`;

const stamp = css`
  float: inline-end;
  inline-size: 84px;
  margin: -6px -8px 8px 14px;

  @media ${phone} {
    inline-size: 60px;
  }
`;

/* It takes all free height, so that the links of all cards in a row stand at one height. */
const text = css`
  display: flow-root;
  flex: 1;

  > p {
    color: var(--muted);
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;

  /* The whole card is the first link's target; a second link lies above that target. */
  > :first-child::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  > :last-child:not(:first-child) {
    position: relative;
  }
`;
