import { css } from "@linaria/core";
import orderPortalTall from "../../content/images/our-work/order-portal-tall.svg";
import orderPortal from "../../content/images/our-work/order-portal.svg";
import { home } from "../../content/pages/home.ts";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { stampPaper } from "../../styles/stamp-edge.ts";
import { Section } from "../../ui/section.tsx";
import { ArrowLink } from "./arrow-link.tsx";

/** One of the briefs of /our-work as its drawing, which leads there. */
export function WorkedBrief() {
  const { title, text, linkLabel, alt } = home.brief;
  return (
    <Section title={title} intro={text} className={brief}>
      <picture className={stamp}>
        <source media={narrowDrawing} srcSet={orderPortalTall} width={400} height={776} />
        <img src={orderPortal} width={1000} height={420} alt={alt} loading="lazy" className={drawing} />
      </picture>
      <ArrowLink to="/our-work">{linkLabel}</ArrowLink>
    </Section>
  );
}

const brief = css`
  > div {
    position: relative;
  }
  /* The drawing is part of the link. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const stamp = css`
  position: relative;
  display: block;
  margin-block-end: 14px;
  padding: clamp(10px, 1.4vw, 16px);
  ${stampPaper}
`;

const drawing = css`
  position: relative;
  inline-size: 100%;

  /* The beginning of the upright one: /our-work has the whole of it. */
  @media ${narrowDrawing} {
    aspect-ratio: 3 / 2;
    object-fit: cover;
    object-position: top;
  }
`;
