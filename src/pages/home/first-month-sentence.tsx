import { css } from "@linaria/core";
import { home } from "../../content/pages/home.ts";
import { Section } from "../../components/section.tsx";
import { ArrowLink } from "./arrow-link.tsx";
import { dense } from "./dense.ts";

/** What the first month of a service is, in a sentence; the table of all ten is on /services. */
export function FirstMonthSentence() {
  const { title, text, linkLabel } = home.firstMonth;
  return (
    <Section sunken titleBeside title={title} className={dense}>
      <div>
        <p className={statement}>{text}</p>
        <ArrowLink to="/services" hash="first-month">
          {linkLabel}
        </ArrowLink>
      </div>
    </Section>
  );
}

const statement = css`
  margin-block-end: 12px;
  font-size: clamp(1.25rem, 1rem + 1vw, 1.625rem);
  line-height: 1.4;
`;
