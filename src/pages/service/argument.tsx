import { css } from "@linaria/core";
import { Section } from "../../ui/section.tsx";
import { narrowPage } from "../../styles/breakpoints.ts";

/** The thesis of the page: a heading on the left, the reasons on the right. */
export function Argument({ title, paragraphs }: { title: string; paragraphs: string[] }) {
  return (
    <Section>
      <div className={columns}>
        <h2 className={heading}>{title}</h2>
        <div className={reasons}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr);
  gap: 28px clamp(32px, 6vw, 96px);

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const heading = css`
  font-size: var(--step-4);
`;

const reasons = css`
  display: grid;
  gap: 1.1em;
  max-inline-size: 62ch;
  font-size: 1.125rem;
`;
