import { css } from "@linaria/core";
import { Disclosure } from "../../components/disclosure.tsx";
import { ExternalLink } from "../../components/external-link.tsx";
import { Section } from "../../components/section.tsx";
import { serviceLabels } from "../../content/pages/service-labels.ts";
import type { Law, ServiceDetails } from "../../content/service-details.ts";
import { PageLink } from "../../routing/page-link.tsx";

type Props = Pick<ServiceDetails, "questions"> & {
  law: Law | undefined;
};

/**
 * Answers questions on the service, the last of them on the law, beside a link to the terms of all our work.
 */
export function Questions({ questions, law }: Props) {
  return (
    <Section
      titleBeside
      title={serviceLabels.questionsTitle}
      intro={
        <PageLink to="/services" hash="working-with-us">
          {serviceLabels.termsLabel}
        </PageLink>
      }
    >
      <div>
        {questions.map(({ question, answer, example }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
            {example && (
              <p>
                <PageLink to="/our-work" hash={example.brief}>
                  {example.label}
                </PageLink>
              </p>
            )}
          </Disclosure>
        ))}
        {law && (
          <Disclosure summary={law.title}>
            <p>{serviceLabels.lawIntro}</p>
            <ul className={duties}>
              {law.points.map(({ text, source }) => (
                <li key={source.url}>
                  {text} <ExternalLink href={source.url}>{source.label}</ExternalLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </Section>
  );
}

const duties = css`
  display: grid;
  gap: 14px;
`;
