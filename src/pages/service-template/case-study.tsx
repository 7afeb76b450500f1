import { css } from "@linaria/core";
import { eyebrow } from "../../components/eyebrow.ts";
import { Postmark } from "../../components/postal/postmark.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type { CaseStudyPart } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { inkProps } from "../../sections/stamp-ink.ts";
import { narrowPage } from "../../styles/media-queries.ts";

/** An engineering case on a background in the service's ink, written beside a large postmark. */
export function CaseStudy({ study, service }: { study: CaseStudyPart; service: Service }) {
  // The ring costs three hundred bytes, so the prerendered page leaves it out.
  const hydrated = useHydrated();
  return (
    <section {...inkProps(service.ink, section)} aria-label={study.title}>
      <div>
        <p className={eyebrow}>{serviceLabels.caseStudyLabel}</p>
        <h2>{study.title}</h2>
      </div>
      <div className={postmark}>
        <Postmark ring={hydrated ? service.name : undefined}>{study.postmark}</Postmark>
      </div>
      <div className={readable}>
        <Story study={study} />
      </div>
    </section>
  );
}

function Story({ study }: { study: CaseStudyPart }) {
  const { paragraphs, entries } = study;
  const [first, ...rest] = paragraphs;
  return (
    <>
      {first && <p>{first}</p>}
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
  @media not ${narrowPage} {
    grid-area: 1 / 2 / span 2;
  }
  @media ${narrowPage} {
    --postmark: 44vw;
    inline-size: 32vw;
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
