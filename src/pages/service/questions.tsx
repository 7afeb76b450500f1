import { servicePage } from "../../content/pages/service.ts";
import type { ServiceDetails } from "../../content/service-details.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { Section } from "../../components/section.tsx";

/** Answers questions on the service, beside a line on the terms of all our work. */
export function Questions({ questions }: Pick<ServiceDetails, "questions">) {
  const { text: terms, linkLabel } = servicePage.terms;
  return (
    <Section
      titleBeside
      heading="small"
      title={servicePage.questionsTitle}
      intro={
        <>
          {terms}{" "}
          <PageLink to="/services" hash="working-with-us">
            {linkLabel}
          </PageLink>
        </>
      }
    >
      <div>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
