import { css, cx } from "@linaria/core";
import type { TeamDetails } from "../../content/service-details.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { phone } from "../../styles/breakpoints.ts";
import { radius } from "../../styles/tokens.ts";
import { columns } from "../../components/columns.tsx";
import { pictureList } from "../../components/picture-list.ts";
import { raisedSurface } from "../../components/raised-surface.ts";
import { Reveal } from "../../components/reveal.tsx";
import { Section } from "../../components/section.tsx";

/** Numbered promises. The rule "Team pages" fixes the title and the label of the button. */
export function Accountability({ points }: { points: TeamDetails["accountability"] }) {
  return (
    <Section title="We take absolute Accountability!">
      <div className={cx(raisedSurface, panel)}>
        <ol className={cx(columns, pictureList, list)}>
          {points.map(({ number, title, description }) => (
            <Reveal key={number} as="li">
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
        <EnquiryButton>Let's Chat</EnquiryButton>
      </div>
    </Section>
  );
}

const panel = css`
  padding: clamp(28px, 4vw, 52px) clamp(24px, 4vw, 52px) clamp(32px, 4vw, 52px);
`;

const list = css`
  row-gap: 0;
  margin-block-end: 32px;

  > li {
    padding-block: 26px;
    border-block-end: 1px solid var(--line);
  }
  p {
    color: var(--muted);
  }
  @media ${phone} {
    --picture: 56px;

    > li > :last-child {
      display: contents;
    }
    h3 {
      align-self: center;
    }
    p {
      grid-column: 1 / -1;
    }
  }
`;

const mark = css`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border: 7px double var(--ink);
  border-radius: ${radius.round};
  color: var(--accent);
  font: 820 clamp(1.75rem, 3vw, 2.25rem) / 1 var(--display);
`;
