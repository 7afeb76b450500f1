import { css } from "@linaria/core";
import { Disclosure } from "../../components/disclosure.tsx";
import { linkRow, standaloneLink } from "../../components/standalone-link.ts";
import type { Problem } from "../../content/common-problems.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { ServiceLink } from "../../sections/service-link.tsx";
import { inkProps } from "../../sections/stamp-ink.ts";
import { roomForTwo } from "../../styles/media-queries.ts";
import { navy } from "../../styles/tokens.ts";

/** How large an entry is: the value of data-rank of its list item. */
export type Rank = "first" | "tile" | "row";

interface Props {
  problem: Problem;
  open: boolean;
}

/**
 * A visitor's problem beside the drawing of the service to start with. It opens to our answer and the links
 * to its services, all on the ink of that service, which is only behind the drawing until then.
 */
export function ProblemEntry({ problem: { sentence, answer, services }, open }: Props) {
  const { ink, stampPicture } = serviceWithSlug(services[0]!);
  const summary = (
    <>
      <img src={stampPicture} alt="" width="64" height="64" loading="lazy" />
      <h2>{sentence}</h2>
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

/*
 * The drawing fills one side, however high the words beside it are. The padding keeps its place, so that the
 * answer is below the words.
 */
const entry = css`
  --picture: 72px;
  --align: center;
  position: relative;
  block-size: 100%;
  padding-inline: calc(var(--picture) + 20px) 20px;
  border: 0;

  li > &:not([open]) {
    --bg: var(--surface);
    --fg: ${navy};
  }
  > summary {
    align-items: var(--align);
    gap: 16px;
    min-block-size: 72px;
  }
  > summary > img {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: var(--picture);
    block-size: 100%;
    padding: 10px;
    background: var(--stamp-ink);
    object-fit: contain;
    object-position: top;
  }
  > summary > h2 {
    flex: 1;
    font-size: var(--title, var(--lead));
    line-height: 1.08;
  }
  /* The links, whose targets are higher than their text, end at the padding. */
  > div {
    gap: 8px;
    padding-block: 0 12px;
  }
  [data-rank="first"] > & {
    --picture: max(72px, 25%);
    --align: start;
    --title: clamp(1.375rem, 3.2vw, 2.75rem);
    padding-block: var(--space-s) calc(var(--space-s) - 12px);
    font-size: var(--lead);
  }
  @media ${roomForTwo} {
    [data-rank="tile"] > & {
      --picture: 100%;
      --align: start;
      --title: var(--step-2);
      padding: 168px 20px 0;

      > summary {
        padding-block: 20px;
      }
      > summary > img {
        block-size: 168px;
        padding: 16px;
      }
    }
  }
`;
