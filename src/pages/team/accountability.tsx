import { css } from "@linaria/core";
import postmark from "../../content/images/postmark.svg";
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
            <div className={mark} aria-hidden="true">
              <img src={postmark} alt="" width="84" height="84" loading="lazy" className={ring} />
              <span className={figure}>{number}</span>
            </div>
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
  grid-template-columns: 84px minmax(0, 1fr);
  gap: clamp(14px, 2vw, 24px);
  padding-block: 26px;
  border-block-start: 2px solid var(--ink);
`;

const mark = css`
  display: grid;
  place-items: center;
  align-self: start;

  > * {
    grid-area: 1 / 1;
  }
`;

/* Of the postmark the ring alone, without its waves. */
const ring = css`
  inline-size: 84px;
  block-size: 84px;
  object-fit: cover;
  object-position: left;
`;

const figure = css`
  color: var(--accent);
  font: 820 2.25rem/1 var(--display);
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
