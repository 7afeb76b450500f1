import { css } from "@linaria/core";
import { firstMonthPrice } from "../../sections/owner-facts/first-month-price.ts";
import type { WeeklyPlan } from "../../content/service-details.ts";
import type { ServiceSlug } from "../../content/slugs.ts";
import { Section } from "../../components/section.tsx";
import { roomBesideText } from "../../styles/breakpoints.ts";

/** The four weeks of a first month as stairs, which stand on the dark section below. */
export function FirstMonth({ plan, service }: { plan: WeeklyPlan; service: ServiceSlug }) {
  return (
    <Section
      heading="large"
      title={plan.title}
      intro={import.meta.env.FACT.firstMonthPrices && firstMonthPrice(service)}
      className={section}
    >
      <ol className={stairs}>
        {plan.weeks.map(({ title, description }, index) => (
          <li key={title} data-theme="dark">
            <h3>
              <span className={week}>
                Week <b>{index + 1}</b>
              </span>
              {title}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/* The heading stands beside the high steps. */
const section = css`
  padding-block-end: 0;
  overflow-x: clip;

  @media ${roomBesideText} {
    > :first-child {
      max-inline-size: calc(50% - 32px);
      margin-block-end: -88px;
    }
  }
`;

/* Every step reaches to the right edge of the page, below the higher ones, and the first one to the left edge too. */
const stairs = css`
  --reach: -1px -100vmax;
  display: grid;

  > li {
    padding-block: 20px;
    padding-inline-start: 72px;
    box-shadow: 0 0 0 100vmax var(--bg);
    clip-path: inset(var(--reach));
  }
  @media ${roomBesideText} {
    --reach: -1px -100vmax -1px 0;
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > li {
      padding: 24px 24px 0;
    }
    > :first-child {
      --reach: -1px -100vmax;
      margin-block-start: 192px;
      padding-inline-start: 0;
    }
    > :nth-child(2) {
      margin-block-start: 128px;
    }
    > :nth-child(3) {
      margin-block-start: 64px;
    }
  }
`;

const week = css`
  display: grid;
  gap: 6px;
  margin-block-end: 16px;
  color: var(--primary);
  font: 500 0.75rem/1 var(--mono);
  text-transform: uppercase;

  > b {
    font: 820 var(--step-6) / 0.8 var(--display);
  }
  @media not ${roomBesideText} {
    float: inline-start;
    margin-inline-start: -72px;
  }
`;
