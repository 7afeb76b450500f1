import { css, cx } from "@linaria/core";
import { Postmark } from "../../components/postal/postmark.tsx";
import { stampInk } from "../../sections/stamp-ink.ts";
import type { CaseStudy as CaseStudyData } from "../../content/service-details.ts";
import { servicePage } from "../../content/pages/service.ts";
import type { Service } from "../../content/services.ts";
import { narrowPage } from "../../styles/breakpoints.ts";
import { twoColumns } from "../../components/section.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";

/** An engineering case on a ground in the service's ink. A case that has a time of day shows it in a postmark. */
export function CaseStudy({ study, service }: { study: CaseStudyData; service: Service }) {
  const [first, ...rest] = study.paragraphs;
  // The ring costs three hundred bytes, so the prerendered page leaves it out.
  const hydrated = useHydrated();
  return (
    <section className={cx(stampInk, twoColumns, band)} data-ink={service.ink} aria-label={study.title}>
      <div className={head}>
        <div>
          <p className={kind}>{servicePage.caseStudyLabel}</p>
          <h2>{study.title}</h2>
        </div>
        {study.clock && (
          <Postmark ring={hydrated ? service.name : undefined}>
            <time>{study.clock}</time>
          </Postmark>
        )}
      </div>
      <div className={story}>
        {first && <p>{first}</p>}
        {study.entries && (
          <dl className={entryList}>
            {study.entries.map(({ label, text }) => (
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
      </div>
    </section>
  );
}

const band = css`
  display: grid;
  align-items: center;
  padding: clamp(40px, 5vw, 72px) max(var(--gutter), 50% - var(--wrap) / 2);
  overflow-x: clip;
`;

const head = css`
  display: grid;
  gap: 20px;
  overflow-wrap: anywhere;

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr) clamp(132px, 30vw, 240px);
    align-items: center;

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const kind = css`
  margin-block-end: 10px;
  font: 500 0.75rem/1.5 var(--mono);
  text-transform: uppercase;
`;

const story = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 1em;
  max-inline-size: 62ch;
  font-size: 1.125rem;
`;

const entryList = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > div {
    display: grid;
    grid-template-columns: minmax(0, min(5.5em, 32%)) minmax(0, 1fr);
    gap: 0 16px;
    padding-block: 8px;
    border-block-start: 1px solid;
  }
  dt {
    font-weight: 620;
  }
`;
