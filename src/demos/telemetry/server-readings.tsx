import { css } from "@linaria/core";
import { useEffect, useRef, useState } from "react";
import { hiddenFromSight } from "../../components/visually-hidden.ts";
import { gold, times } from "../../styles/tokens.ts";
import { flyFrom } from "../kit/fly-from.ts";
import { hours, moisture, readingStates, type State } from "./telemetry-model.ts";
import { emptySlotTexts, formatHour, legend, serverTitle } from "./telemetry-text.ts";

/** The server with a slot for each hour's reading. Two colours say how a reading came. */
export function ServerReadings({ lost }: { lost: State["lost"] }) {
  // The readings that are there at the beginning are not seen coming.
  const [first] = useState(lost);
  return (
    <div className={server}>
      <p>{serverTitle}</p>
      <ul>
        <li>{legend.measured}</li>
        <li>{legend.repeated}</li>
      </ul>
      <ol>
        {readingStates(lost).map((reading, hourIndex) => (
          <li key={hours[hourIndex]} data-reading={reading.kind}>
            <span>{formatHour(hourIndex).slice(0, 2)}</span>
            {reading.kind === "stored" ? (
              <Reading key={reading.by} hourIndex={hourIndex} by={reading.by} comes={lost !== first} />
            ) : (
              <b key={reading.kind}>{emptySlotTexts[reading.kind]}</b>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ReadingProps {
  hourIndex: number;
  /** The hour of the message that brought it: its own, or a later one with a copy. */
  by: number;
  comes: boolean;
}

/** A reading that has come to the server. It flies from its message as soon as that is up. */
function Reading({ hourIndex, by, comes }: ReadingProps) {
  const element = useRef<HTMLElement>(null);
  const [comesNow] = useState(comes);
  useEffect(() => {
    if (!comesNow) return;
    const message = element.current!.closest("[data-demo]")!.querySelector(`[data-message="${by}"]`)!;
    const { x, y, width, height } = message.getBoundingClientRect();
    flyFrom(element.current!, { x: x + width / 2, y: y + height / 3 }, { delay: 2 * times.beat });
  }, [by, comesNow]);
  return (
    <b ref={element} data-repeated={by !== hourIndex || undefined}>
      {moisture[hourIndex]}
    </b>
  );
}

const server = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0.3em 0.8em;
  position: relative;
  padding: 0.3em 0.4em 0.4em;
  background: var(--link);

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.8em;

    > li::before {
      content: "";
      display: inline-block;
      inline-size: 0.75em;
      block-size: 0.75em;
      margin-inline-end: 0.25em;
      background: ${gold};
    }
    > li + li::before {
      background: var(--sunken);
    }
  }
  > ol {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    grid-column: 1 / -1;
    gap: 0.2em;
    text-align: center;

    > li {
      display: grid;
    }
    b {
      display: grid;
      place-items: center;
      z-index: 2;
      block-size: var(--cell);
      background: ${gold};
      color: var(--fg);
      font-size: 1.2em;

      &[data-repeated] {
        background: var(--sunken);
      }
    }
    > :not([data-reading="stored"]) > b {
      background: var(--fg);
      color: var(--surface);
      font-size: 1em;
    }
    > [data-reading="gap"] > b {
      background: var(--accent);
    }
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);

    > ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @container (width >= 40rem) {
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    gap: 0;
    padding: 1.2cqi 0;

    > p {
      padding-inline-start: 0.7em;
      font-size: 1.1em;
      line-height: 1.1;
    }
    > ul {
      display: grid;
      position: absolute;
      inset: calc(100% + 2.4cqi) auto auto 0.9cqi;
      font-size: 0.85em;
    }
    > ol {
      gap: 0;
      grid-column: 2;
      margin-inline-end: 0.8cqi;

      > li {
        padding-inline: 0.6cqi;
      }
      /* The hour is on the plate below. */
      > li > span {
        ${hiddenFromSight}
      }
      b {
        block-size: 5.8cqi;
        font-size: 1.45em;
      }
    }
  }
`;
