import { css } from "@linaria/core";
import type { Problem } from "../../content/problems.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { ServiceLink } from "../../sections/service-link.tsx";
import { inkProps } from "../../sections/stamp-ink.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { linkRow, standaloneLink } from "../../components/standalone-link.ts";
import { navy } from "../../styles/tokens.ts";

interface Props {
  problem: Problem;
  open: boolean;
}

/**
 * A visitor's problem beside the drawing of the service to start with. It opens to our answer and the links to
 * its services, all on the ink of that service, which is only behind the drawing until then.
 */
export function ProblemEntry({ problem: { sentence, answer, services }, open }: Props) {
  const { ink, stamp } = serviceWithSlug(services[0]!);
  const summary = (
    <>
      <img src={stamp} alt="" width="64" height="64" loading="lazy" />
      <h3>{sentence}</h3>
    </>
  );
  return (
    <Disclosure summary={summary} ink={inkProps(ink, entry)} open={open}>
      <p>{answer}</p>
      <p className={linkRow}>
        {services.map((slug) => (
          <ServiceLink key={slug} slug={slug} className={standaloneLink} />
        ))}
      </p>
    </Disclosure>
  );
}

/* The answer is below the words, not below the drawing. */
const entry = css`
  block-size: 100%;
  padding-inline: 16px 24px;
  border-color: transparent;

  li > &:not([open]) {
    --bg: var(--surface);
    --ink: ${navy};
    padding-inline-start: 0;

    > summary > img {
      align-self: stretch;
      inline-size: 72px;
      margin-block: -10px;
      padding: 8px;
      background: var(--stamp-ink);
      object-fit: contain;
    }
  }
  &[open] {
    min-block-size: calc(var(--stamp) + 2 * var(--pad));
  }
  > summary {
    gap: 16px;
    align-items: var(--align, center);
    padding-block-start: var(--pad, 10px);
  }
  > summary > img {
    inline-size: var(--stamp, 56px);
  }
  /* The drawing is beside the answer too. */
  &[open] > summary > img {
    margin-block: 0 calc(var(--row, 72px) - var(--stamp, 56px));
  }
  > summary > h3 {
    flex: 1;
    margin: 0;
    font-size: var(--title, var(--lead));
    line-height: 1.08;
  }
  /* In the middle of the first line. */
  &[open] > summary > svg {
    margin-block-start: calc((var(--title) * 1.08 - 1em) / 2);
  }
  /* The links, whose targets are higher than their text, end at the padding. */
  > div {
    gap: 8px;
    padding: 0 0 calc(var(--pad, 26px) - 10px) calc(var(--stamp, 56px) + 16px);
  }
`;
