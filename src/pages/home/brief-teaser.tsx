import { css, cx } from "@linaria/core";
import { columns } from "../../components/columns.ts";
import { Section } from "../../components/section.tsx";
import orderPortalTall from "../../content/images/our-work/order-portal-tall.svg";
import orderPortal from "../../content/images/our-work/order-portal.svg";
import { home } from "../../content/pages/home.ts";
import { inkProps } from "../../sections/stamp-ink.ts";
import { narrowDrawing, roomForFour } from "../../styles/media-queries.ts";
import { ArrowLink } from "./arrow-link.tsx";
import { dense } from "./dense.ts";

/** One of the briefs of /our-work as its drawing, on a section in the drawing's own ink. */
export function BriefTeaser() {
  const { title, text, steps, linkLabel, alt } = home.brief;
  return (
    <Section title={title} intro={text} ink={inkProps("blue")} className={cx(dense, section)}>
      <picture>
        <source media={narrowDrawing} srcSet={orderPortalTall} width={400} height={776} />
        <img src={orderPortal} width={1000} height={420} alt={alt} loading="lazy" />
      </picture>
      <ol className={columns}>
        {steps.map((step, index) => (
          <li key={step}>
            <b>{index + 1}</b> {step}
          </li>
        ))}
      </ol>
      <ArrowLink to="/our-work">{linkLabel}</ArrowLink>
    </Section>
  );
}

const section = css`
  --focus: currentColor;

  > ol {
    /* Three or six in a row, or two on a phone. */
    --column: max(150px, 26%);
    gap: 12px 28px;

    @media ${roomForFour} {
      --column: 14%;
    }
  }
  img {
    inline-size: 100%;
  }
`;
