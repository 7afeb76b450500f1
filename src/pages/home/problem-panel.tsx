import { css } from "@linaria/core";
import { standaloneLink } from "../../components/standalone-link.ts";
import { stretchedTarget } from "../../components/stretched-link.ts";
import type { commonProblems } from "../../content/common-problems.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { ServiceLink } from "../../sections/service-link.tsx";
import { inkProps } from "../../sections/stamp-ink.ts";

interface Props {
  problem: (typeof commonProblems)[number];
}

/**
 * A visitor's problem with its drawing, on the ink of the service to start with, and links to its services.
 */
export function ProblemPanel({ problem: { sentence, picture, services: slugs } }: Props) {
  const { ink } = serviceWithSlug(slugs[0]!);
  return (
    <div {...inkProps(ink, panel)}>
      <h3>{sentence}</h3>
      <img src={picture} alt="" width="240" height="240" loading="lazy" />
      <p>
        {slugs.map((slug) => (
          <ServiceLink key={slug} slug={slug} className={standaloneLink} />
        ))}
      </p>
    </div>
  );
}

const panel = css`
  position: relative;
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr) clamp(112px, 36%, 200px);
  gap: 12px;
  block-size: 100%;
  padding: var(--space-s) var(--space-s) 12px;
  --focus: currentColor;

  > h3 {
    font-size: var(--step-3);
  }
  > img {
    align-self: end;
    inline-size: 100%;
  }
  > p {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  /* The whole panel is the first link's target; a second link is above that target. */
  > p > :first-child::after {
    ${stretchedTarget};
  }
  > p > :last-child:not(:first-child) {
    position: relative;
  }
`;
