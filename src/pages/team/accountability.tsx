import { css } from "@linaria/core";
import type { TeamDetails } from "../../content/service-details.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";

/** Title and button are fixed (Rule "Team pages"). */
export function Accountability({ points }: { points: TeamDetails["accountability"] }) {
  return (
    <Section title="We take absolute Accountability!">
      <ol className={list}>
        {points.map(({ number, title, description }) => (
          <Reveal key={number} as="li" pace="team" className={point}>
            <span className={figure} aria-hidden="true">
              {number}
            </span>
            <div>
              <h3 className={heading}>{title}</h3>
              <p className={text}>{description}</p>
            </div>
          </Reveal>
        ))}
      </ol>
      <div className={action}>
        <EnquiryButton>Let's Chat</EnquiryButton>
      </div>
    </Section>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  gap: 0 clamp(32px, 5vw, 72px);
`;

const point = css`
  display: grid;
  grid-template-columns: 4.5rem 1fr;
  gap: 8px;
  padding-block: 26px;
  border-block-start: 2px solid var(--ink);
`;

const figure = css`
  color: var(--accent);
  font: 820 3.75rem/0.85 var(--display);
`;

const heading = css`
  margin-block-end: 8px;
  font-size: var(--step-2);
`;

const text = css`
  color: var(--muted);
`;

const action = css`
  margin-block-start: 32px;
`;
