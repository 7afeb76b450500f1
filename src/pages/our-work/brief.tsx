import { css } from "@linaria/core";
import { threeOrOne } from "../../components/columns.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { twoColumns } from "../../components/section.tsx";
import { linkRow, standaloneLink } from "../../components/standalone-link.ts";
import { ourWork, type WorkedBrief } from "../../content/pages/our-work.ts";
import { technologyWithSlug } from "../../content/technologies.ts";
import { Demo } from "../../sections/demo.tsx";
import { ServiceLink } from "../../sections/service-link.tsx";
import { inkProps } from "../../sections/stamp-ink.ts";
import { displayFont } from "../../styles/display-font.ts";
import { narrowDrawing } from "../../styles/media-queries.ts";
import { shades, white } from "../../styles/tokens.ts";
import { Diagram } from "./diagram.tsx";

/**
 * A worked brief: a design for an invented company, and labelled as an example. It is set on the colour of
 * its drawing.
 */
export function Brief({ brief }: { brief: WorkedBrief }) {
  const { briefs } = ourWork;
  const { question, choice, because } = brief.decision;
  return (
    <article id={brief.id} {...inkProps(brief.ink, article)} data-landscape={brief.drawing.landscape}>
      <header>
        <p className={eyebrow}>{briefs.label}</p>
        <h3 className={heading}>{brief.title}</h3>
      </header>
      <Diagram drawing={brief.drawing} />
      <div className={twoColumns}>
        <div className={part}>
          <h4 className={eyebrow}>{briefs.problemTitle}</h4>
          <p>{brief.problem}</p>
          <h4 className={eyebrow}>{briefs.resultTitle}</h4>
          <p>{brief.result}</p>
        </div>
        <div className={part}>
          <h4 className={eyebrow}>{briefs.decisionTitle}</h4>
          <p className={decision}>{question}</p>
          <p>{choice}</p>
          <p>{because}</p>
        </div>
      </div>
      {brief.demo && <Demo {...brief.demo} />}
      <Disclosure summary={briefs.moreLabel}>
        <ol className={threeOrOne}>
          {brief.steps.map(({ title, description }, index) => (
            <li key={title}>
              <strong>
                {index + 1}. {title}.
              </strong>{" "}
              {description}
            </li>
          ))}
        </ol>
        <p className={linkRow}>
          {brief.services.map((slug) => (
            <ServiceLink key={slug} slug={slug} className={standaloneLink} />
          ))}
          {brief.technologies.map((slug) => technologyWithSlug(slug).name).join(", ")}
        </p>
      </Disclosure>
    </article>
  );
}

/* Only the drawing takes the whole width. */
const article = css`
  position: relative;
  z-index: 0;
  display: grid;
  gap: var(--space-m);
  padding-block: var(--space-l);

  > :not(picture) {
    margin-inline: var(--page-margin);
  }
  /* Every other brief has its decision before its problem. */
  &:nth-of-type(even) > div > :last-child {
    order: -1;
  }
  /* Continues the horizon of a landscape to both sides, and its soil below the drawing. The horizon is 302 to
     306 px below the top of a drawing 1,000 px wide. */
  @media screen and (not ${narrowDrawing}) {
    &[data-landscape]::after {
      content: "";
      position: absolute;
      z-index: -1;
      inset: 0;
      grid-row: 2 / auto;
      background: linear-gradient(
        transparent min(411px, 30.2vw),
        ${white} 0 min(416px, 30.6vw),
        ${shades.soil} 0
      );
    }
  }
`;

const heading = css`
  font-size: var(--step-5);
`;

const part = css`
  display: grid;
  align-content: start;
  gap: 8px;

  > p + h4 {
    margin-block-start: 16px;
  }
`;

const decision = css`
  ${displayFont("var(--step-4)", 1)};
  text-wrap: balance;

  + p {
    font-size: var(--step-1);
  }
`;
