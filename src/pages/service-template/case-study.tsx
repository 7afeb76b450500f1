import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { eyebrow } from "../../components/eyebrow.ts";
import { Postmark } from "../../components/postal/postmark.tsx";
import { stampFrame } from "../../components/postal/stamp-frame.ts";
import { useHydrated } from "../../components/use-hydrated.ts";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type { CaseStudyPart } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { inkProps } from "../../sections/stamp-ink.ts";
import { narrowPage } from "../../styles/media-queries.ts";

/**
 * An engineering case on a background in the service's ink, with a large postmark. It is written beside the
 * postmark, or on a letter that covers the end of its waves.
 */
export function CaseStudy({ study, service }: { study: CaseStudyPart; service: Service }) {
  // The ring costs three hundred bytes, so the prerendered page leaves it out.
  const hydrated = useHydrated();
  const { onLetter = false } = study;
  return (
    <section {...inkProps(service.ink, section)} aria-label={study.title}>
      <div>
        <p className={eyebrow}>{serviceLabels.caseStudyLabel}</p>
        <h2>{study.title}</h2>
      </div>
      <div className={cx(postmark, onLetter ? left : right)}>
        <Postmark ring={hydrated ? service.name : undefined}>{study.postmark}</Postmark>
      </div>
      <div
        className={cx(readable, onLetter && right, onLetter && letter)}
        data-theme={onLetter ? "light" : undefined}
      >
        <Story study={study}>
          {onLetter && (
            <span className={cx(stampFrame, stamp)}>
              <img src={service.stampPicture} alt="" width="144" height="144" loading="lazy" />
            </span>
          )}
        </Story>
      </div>
    </section>
  );
}

/** The children float beside the first paragraph. */
function Story({ study, children }: { study: CaseStudyPart; children?: ReactNode }) {
  const { paragraphs, entries } = study;
  const [first, ...rest] = paragraphs;
  return (
    <>
      {first && (
        <p>
          {children}
          {first}
        </p>
      )}
      {entries && (
        <dl>
          {entries.map(({ label, text }) => (
            <div key={label + text}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {rest.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

const section = css`
  display: grid;
  grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
  gap: 32px;
  padding: var(--section) var(--page-margin);
  overflow-x: clip;

  @media ${narrowPage} {
    grid-template: none / minmax(0, 1fr) auto;
    gap: 24px 12px;
  }
`;

/* The ring is whole, and a good part of the waves is on the page before they run off its edge. */
const postmark = css`
  --postmark: min(53vw, 1100px);
  align-self: center;

  > * {
    inline-size: var(--postmark);
  }
  @media ${narrowPage} {
    --postmark: 44vw;
    inline-size: 32vw;
  }
`;

const right = css`
  @media not ${narrowPage} {
    grid-area: 1 / 2 / span 2;
  }
`;

/* Moved to the right, so that the letter covers the end of the waves. */
const left = css`
  @media not ${narrowPage} {
    --postmark: 100%;
    margin-inline: 10% -10%;
  }
`;

const readable = css`
  display: grid;
  align-content: start;
  gap: 1em;
  max-inline-size: 62ch;
  font-size: 1.125rem;

  dl > div {
    display: grid;
    grid-template-columns: min(5.5em, 32%) minmax(0, 1fr);
    gap: 12px;
    padding-block: 10px;
    border-block-start: 2px solid;
  }
  dt {
    font-weight: 620;
  }
  @media ${narrowPage} {
    grid-column: 1 / -1;
  }
`;

/* As high as its text, in the middle of the band where the postmark is higher. */
const letter = css`
  position: relative;
  align-self: center;
  padding: var(--space-m);
  max-inline-size: none;
  background: var(--surface);
`;

/* Stuck over the upper edge of the sheet. */
const stamp = css`
  float: inline-end;
  inline-size: clamp(80px, 10vw, 144px);
  margin: calc(-12px - var(--space-m)) -8px 8px 20px;
  rotate: 4deg;
`;
