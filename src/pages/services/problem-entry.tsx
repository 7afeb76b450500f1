import { css } from "@linaria/core";
import type { Problem } from "../../content/problems.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { ServiceLink } from "../../sections/service-link.tsx";
import { smallStamp } from "../../sections/small-stamp.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";

/** A visitor's problem beside the stamp of the service to start with. It opens to our answer and the links to its services. */
export function ProblemEntry({ problem: { words, answer, services } }: { problem: Problem }) {
  const summary = (
    <>
      <img
        src={serviceWithSlug(services[0]!).stamp}
        alt=""
        width="64"
        height="64"
        loading="lazy"
        className={smallStamp}
      />
      <h3>{words}</h3>
    </>
  );
  return (
    <Disclosure summary={summary} className={entry}>
      <p>{answer}</p>
      <p className={links}>
        {services.map((slug) => (
          <ServiceLink key={slug} slug={slug} className={standaloneLink} />
        ))}
      </p>
    </Disclosure>
  );
}

/* The answer is below the words, not below the stamp. */
const entry = css`
  --stamp: clamp(48px, 5vw, 64px);
  border-block-end: 0;

  > summary {
    gap: 16px;
  }
  > summary > h3 {
    flex: 1;
    margin: 0;
    font-size: var(--lead);
    line-height: 1.08;
  }
  > div {
    gap: 8px;
    padding: 0 40px 16px calc(var(--stamp) + 16px);
  }
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;
