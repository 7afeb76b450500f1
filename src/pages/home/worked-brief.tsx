import { css, cx } from "@linaria/core";
import { stampFrame } from "../../components/postal/stamp-frame.ts";
import orderPortalTall from "../../content/images/our-work/order-portal-tall.svg";
import orderPortal from "../../content/images/our-work/order-portal.svg";
import { home } from "../../content/pages/home.ts";
import { narrowDrawing, roomForFour } from "../../styles/breakpoints.ts";
import { Section } from "../../components/section.tsx";
import { wholeCardLink } from "../../components/whole-card-link.ts";
import { ArrowLink } from "./arrow-link.tsx";
import { dense } from "./dense.ts";

/** One of the briefs of /our-work as its drawing, which leads there. */
export function WorkedBrief() {
  const { title, text, linkLabel, alt } = home.brief;
  return (
    <Section title={title} intro={text} className={cx(dense, section)}>
      <div className={brief}>
        <picture className={cx(stampFrame, drawing)}>
          <source media={narrowDrawing} srcSet={orderPortalTall} width={400} height={776} />
          <img src={orderPortal} width={1000} height={420} alt={alt} loading="lazy" />
        </picture>
        <ArrowLink to="/our-work" className={wholeCardLink}>
          {linkLabel}
        </ArrowLink>
      </div>
    </Section>
  );
}

/* Beside its title the drawing is still wide enough for letters of 11 px. */
const section = css`
  @media ${roomForFour} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: clamp(32px, 5vw, 72px);

    > :first-child {
      align-content: center;
    }
  }
`;

const brief = css`
  position: relative;

  > a {
    color: var(--link);
    text-decoration-line: underline;
  }
`;

const drawing = css`
  margin-block-end: 14px;
`;
