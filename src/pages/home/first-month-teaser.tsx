import { Section } from "../../components/section.tsx";
import fourWeeks from "../../content/images/four-weeks.svg";
import { home } from "../../content/pages/home.ts";
import { ArrowLink } from "./arrow-link.tsx";
import { dense } from "./dense.ts";

/**
 * What the first month of a service is: a sentence, and its four weeks as a drawing. The table of all ten is
 * on /services.
 */
export function FirstMonthTeaser() {
  const { title, text, linkLabel } = home.firstMonth;
  const sentenceAndLink = (
    <>
      {text}
      <ArrowLink to="/services" hash="first-month">
        {linkLabel}
      </ArrowLink>
    </>
  );
  return (
    <Section sunken titleBeside title={title} intro={sentenceAndLink} className={dense}>
      <img src={fourWeeks} alt="" width="640" height="400" loading="lazy" />
    </Section>
  );
}
