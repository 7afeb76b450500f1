import { css, cx } from "@linaria/core";
import { columns } from "../../components/columns.ts";
import { pictureList } from "../../components/picture-list.ts";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";
import signedFor from "../../content/images/signed-for.svg";
import type { Ink } from "../../content/ink.ts";
import { teamLabels } from "../../content/pages/team-labels.ts";
import type { TeamDetails } from "../../content/service-details.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { themedInkProps } from "../../sections/stamp-ink.ts";
import { displayFont } from "../../styles/display-font.ts";

interface Props {
  points: TeamDetails["accountability"];
  ink: Ink;
}

/** Numbered promises in the service's ink. */
export function Accountability({ points, ink }: Props) {
  return (
    <Section ink={themedInkProps(ink, poster)} title={teamLabels.accountabilityTitle}>
      <img className={label} src={signedFor} alt="" width="430" height="290" loading="lazy" />
      <ol className={cx(columns, pictureList, list)}>
        {points.map(({ number, title, description }) => (
          <Reveal key={number} as="li" pace="team">
            <div className={mark} aria-hidden="true">
              {number}
            </div>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </Reveal>
        ))}
      </ol>
      <EnquiryButton>{teamLabels.accountabilityEnquiry}</EnquiryButton>
    </Section>
  );
}

/* The longer word of the title is as wide as the page. */
const poster = css`
  position: relative;

  > :first-child {
    max-inline-size: none;
  }
  h2 {
    font-size: clamp(3rem, 15.2vw, 13rem);
    line-height: 0.86;
  }
`;

/* In the corner that the first lines of the title leave free. */
const label = css`
  position: absolute;
  inset: calc(var(--section) + 1vw) var(--page-margin) auto auto;
  inline-size: min(29vw, 430px);
  rotate: 6deg;
  transform-origin: 100% 0;
`;

const list = css`
  --picture: clamp(32px, 6vw, 84px);
  margin-block: var(--space-l) var(--space-m);
`;

const mark = css`
  ${displayFont("var(--step-5)", 0.8)};
`;
