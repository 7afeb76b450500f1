import { css } from "@linaria/core";
import { Section } from "../../components/section.tsx";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type { FirstMonth as Plan } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { firstMonthPrice } from "../../sections/owner-facts/first-month-price.ts";
import { themedInkProps } from "../../sections/stamp-ink.ts";
import { displayFont } from "../../styles/display-font.ts";
import { roomBesideText } from "../../styles/media-queries.ts";
import { mask } from "../../styles/tokens.ts";

interface Props {
  plan: Plan;
  service: Service;
}

/**
 * The four weeks of a first month: as stairs, which end in the dark section below, as leaves of a calendar,
 * or as rows. The heads of the leaves and the background of the rows are in the service's ink.
 */
export function FirstMonth({ plan: { title, layout, weeks }, service: { slug, ink } }: Props) {
  const intro = firstMonthPrice(slug);
  const items = weeks.map((week, index) => (
    <li key={week.title} data-theme={layout === "stairs" ? "dark" : undefined}>
      <h3>
        <span {...(layout === "calendar" ? themedInkProps(ink, number) : { className: number })}>
          {serviceLabels.weekLabel} <b>{index + 1}</b>
          {layout === "calendar" && <Month week={index} />}
        </span>
        {week.title}
      </h3>
      <p>{week.description}</p>
    </li>
  ));
  switch (layout) {
    case "stairs":
      return (
        <Section title={title} intro={intro} className={stairsSection}>
          <ol className={stairs}>{items}</ol>
        </Section>
      );
    case "calendar":
      return (
        <Section title={title} intro={intro}>
          <ol className={calendar}>{items}</ol>
        </Section>
      );
    case "rows":
      return (
        <Section title={title} intro={intro} ink={themedInkProps(ink)}>
          <ol className={rows}>{items}</ol>
        </Section>
      );
  }
}

/** Four rows of seven days, with a bar over the week. */
function Month({ week }: { week: number }) {
  return (
    <svg
      viewBox="0 0 56 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
      className={month}
    >
      <path d="M4 4h49M4 12h49M4 20h49M4 28h49" strokeDasharray="0 8" />
      <path d={`M4 ${4 + 8 * week}h48`} stroke="var(--primary)" strokeWidth="6" />
    </svg>
  );
}

/* Beside the title, in the padding of its item. */
const number = css`
  display: grid;
  gap: 12px;
  margin-block-end: 16px;
  float: var(--float, inline-start);
  margin-inline-start: calc(-1 * var(--room, 72px));
  font: 500 0.75rem/1 var(--mono);
  text-transform: uppercase;

  /* Gold has too little contrast on some inks for the small word. */
  > b {
    color: var(--primary);
    ${displayFont("var(--number, var(--step-6))", 0.8)};
  }
`;

/* The heading is beside the high steps. */
const stairsSection = css`
  padding-block: var(--section) 0;
  overflow-x: clip;

  @media ${roomBesideText} {
    > :first-child {
      max-inline-size: calc(50% - 32px);
      margin-block-end: -56px;
    }
  }
`;

/* Every step reaches to the right edge of the page, below the higher ones, and the first one to the left edge
   too. */
const stairs = css`
  --reach: -1px -100vmax;
  display: grid;

  > li {
    padding: 20px 0 20px 72px;
    box-shadow: 0 0 0 100vmax var(--bg);
    clip-path: inset(var(--reach));
  }
  @media ${roomBesideText} {
    --reach: -1px -100vmax -1px 0;
    --room: 0px;
    --float: none;
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > li {
      padding: 24px 24px 0;
    }
    > :first-child {
      --reach: -1px -100vmax;
      margin-block-start: 120px;
      padding-inline-start: 0;
    }
    > :nth-child(2) {
      margin-block-start: 80px;
    }
    > :nth-child(3) {
      margin-block-start: 40px;
    }
  }
`;

/* Two holes in each leaf. On a narrow page its head is beside the words. */
const calendar = css`
  --room: clamp(84px, 28vw, 112px);
  display: grid;
  gap: 6px;

  > li {
    position: relative;
    min-block-size: 112px;
    padding: 16px 16px 16px calc(var(--room) + 16px);
    background: var(--surface);
    mask: radial-gradient(circle at 18px 50%, ${mask.hidden} 6px, ${mask.shown} 7px) 0 0/100% 50%;
  }
  > li > h3 > span {
    position: absolute;
    inset: 0 auto 0 0;
    inline-size: var(--room);
    margin: 0;
    padding: 16px 0 16px 36px;
    align-content: center;
  }
  @media ${roomBesideText} {
    --room: 16px;
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > li {
      padding: 0 var(--room) 24px;
      mask: radial-gradient(circle at 50% 18px, ${mask.hidden} 6px, ${mask.shown} 7px) 0 0/50%;
    }
    > li > h3 > span {
      position: static;
      inline-size: auto;
      margin: 0 calc(-1 * var(--room)) 16px;
      padding: 48px var(--room) 20px;
    }
  }
`;

const month = css`
  grid-area: 1 / 2 / span 2;
  place-self: end;
  inline-size: min(80%, 164px);

  @media not ${roomBesideText} {
    display: none;
  }
`;

const rows = css`
  --room: clamp(72px, 14vw, 200px);
  --number: 4.5rem;
  font-size: var(--lead);

  > li {
    padding: 20px 0 16px var(--room);
    border-block-start: 2px solid;

    @media ${roomBesideText} {
      display: grid;
      grid-template-columns: 1fr 1.6fr;
      column-gap: 24px;
    }
  }
  h3 {
    font-size: var(--step-4);
  }
`;
