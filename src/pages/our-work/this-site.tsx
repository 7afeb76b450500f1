import { Disclosure } from "../../components/disclosure.tsx";
import { Section } from "../../components/section.tsx";
import { ourWork } from "../../content/pages/our-work.ts";
import { hugeHeading } from "../huge-heading.ts";
import { Decisions } from "./decisions.tsx";
import { LiveMeasurement } from "./live-measurement.tsx";

/** This website as a case: a live measurement, and the decisions behind it. */
export function ThisSite() {
  const { thisSite } = ourWork;
  return (
    <Section theme="dark" title={thisSite.title} intro={thisSite.goal} className={hugeHeading}>
      <LiveMeasurement />
      <Disclosure summary={thisSite.decisionsLabel}>
        <Decisions decisions={thisSite.decisions} />
      </Disclosure>
    </Section>
  );
}
