import { css } from "@linaria/core";
import type { Problem } from "../content/problems.ts";
import { serviceWithSlug } from "../content/services.ts";
import { airmailTopBorder } from "../styles/airmail-paper.ts";
import { phone } from "../styles/breakpoints.ts";
import { standaloneLink } from "../ui/standalone-link.ts";
import { ServiceLink } from "./service-link.tsx";
import { Stamp } from "./stamp.tsx";

interface Props {
  problem: Problem;
  /** Without our answer. */
  short?: boolean;
}

/** A problem as a small letter: the service that it would go to first is its stamp, and the links below say so. */
export function ProblemLetter({ problem, short = false }: Props) {
  const { words, answer, services: slugs } = problem;
  return (
    <div className={letter} data-theme="light">
      <div className={text}>
        <div className={stamp}>
          <Stamp service={serviceWithSlug(slugs[0]!)} />
        </div>
        <h3>{words}</h3>
        {!short && <p>{answer}</p>}
      </div>
      <p className={links}>
        {slugs.map((slug) => (
          <ServiceLink key={slug} slug={slug} className={standaloneLink} />
        ))}
      </p>
    </div>
  );
}

const letter = css`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding: 20px 20px 10px;
  ${airmailTopBorder}
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

/* The links of all letters in a row stand at one height. */
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

  /* The whole letter is the target of the first; the second lies on it. */
  > :first-child::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  > :last-child:not(:first-child) {
    position: relative;
  }
`;
