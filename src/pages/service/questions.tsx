import { css, cx } from "@linaria/core";
import PlusIcon from "lucide-static/icons/plus.svg?react";
import { servicePage } from "../../content/pages/service.ts";
import type { ServiceDetails } from "../../content/service-details.ts";
import { PageLink } from "../../site/page-link.tsx";
import { Section } from "../../ui/section.tsx";
import { fold } from "./fold.ts";
import { twoColumnSection } from "./two-column-section.ts";

/** What the page has not answered, and the one line on the terms of all our work. */
export function Questions({ questions }: Pick<ServiceDetails, "questions">) {
  const { text: terms, linkLabel } = servicePage.terms;
  return (
    <Section
      className={twoColumnSection}
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
      <div className={list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={cx(fold, item)}>
            <summary className={summary}>
              {question}
              <PlusIcon />
            </summary>
            <p className={text}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

const list = css`
  border-block-start: 2px solid var(--ink);
`;

const item = css`
  border-block-end: 1px solid var(--control);
`;

const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
  min-block-size: 60px;
  padding-block: 12px;
  font-size: var(--step-1);
  font-weight: 600;
  line-height: 1.3;
`;

const text = css`
  padding-block-end: 24px;
`;
