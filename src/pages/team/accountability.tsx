import { css, cx } from "@linaria/core";
import postmark from "../../content/images/postmark.svg";
import type { TeamDetails } from "../../content/service-details.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { columns } from "../../ui/columns.tsx";
import { pictureList } from "../../ui/picture-list.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";

/** Title and button are fixed (Rule "Team pages"). */
export function Accountability({ points }: { points: TeamDetails["accountability"] }) {
  return (
    <Section title="We take absolute Accountability!">
      <ol className={cx(columns, pictureList, list)}>
        {points.map(({ number, title, description }) => (
          <Reveal key={number} as="li" pace="team">
            <div className={mark} aria-hidden="true">
              <img src={postmark} alt="" width="84" height="84" loading="lazy" />
              {number}
            </div>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </Reveal>
        ))}
      </ol>
      <EnquiryButton>Let's Chat</EnquiryButton>
    </Section>
  );
}

const list = css`
  --column: 440px;
  row-gap: 0;
  margin-block-end: 32px;

  > li {
    padding-block: 26px;
    border-block-start: 2px solid var(--ink);
  }
  p {
    color: var(--muted);
  }
`;

const mark = css`
  display: grid;
  place-items: center;
  color: var(--accent);
  font: 820 2.25rem/1 var(--display);

  /* Of the postmark the ring alone, without its waves. */
  > img {
    position: absolute;
    inset-inline-start: 0;
    block-size: 84px;
    object-fit: cover;
    object-position: left;
  }
`;
