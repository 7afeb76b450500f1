import { css } from "@linaria/core";
import orderPortalTall from "../../content/images/our-work/order-portal-tall.svg";
import orderPortal from "../../content/images/our-work/order-portal.svg";
import { home } from "../../content/pages/home.ts";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { Section } from "../../ui/section.tsx";
import { ArrowLink } from "./arrow-link.tsx";

/** One of the briefs of /our-work as its drawing, which leads there. */
export function WorkedBrief() {
  const { title, text, linkLabel, alt } = home.brief;
  return (
    <Section title={title} intro={text} className={brief}>
      <picture>
        <source media={narrowDrawing} srcSet={orderPortalTall} width={432} height={808} />
        <img src={orderPortal} width={1032} height={452} alt={alt} loading="lazy" className={drawing} />
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

const drawing = css`
  inline-size: 100%;
  margin-block-end: 14px;

  /* The beginning of the upright one: /our-work has the whole of it. */
  @media ${narrowDrawing} {
    block-size: auto;
    aspect-ratio: 432 / 452;
    object-fit: cover;
    object-position: top;
  }
`;
