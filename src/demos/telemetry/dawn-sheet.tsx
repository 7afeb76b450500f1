import { css } from "@linaria/core";
import { gold } from "../../styles/tokens.ts";
import { sheetLine, type State } from "./telemetry-model.ts";
import { neighbours, plotTexts, plotTitle, printedAt, sheetTitle } from "./telemetry-text.ts";

/** The sheet that the grower prints at dawn. */
export function DawnSheet({ lost }: { lost: State["lost"] }) {
  const known = sheetLine(lost).moisture !== undefined;
  const { moisture, age } = plotTexts(lost);
  return (
    <div className={dawn}>
      <div className={paper}>
        <p>{sheetTitle}</p>
        <p>{printedAt}</p>
        <ul>
          {neighbours.above.map((neighbour) => (
            <Neighbour key={neighbour.plot} {...neighbour} />
          ))}
          <li data-known={known}>
            <span>{plotTitle}</span>
            <b key={moisture}>{moisture}</b>
            <span key={age}>{age}</span>
          </li>
          {neighbours.below.map((neighbour) => (
            <Neighbour key={neighbour.plot} {...neighbour} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Neighbour({ plot, percent, age }: (typeof neighbours.above)[number]) {
  return (
    <li>
      <span>{plot}</span>
      <span>{percent}</span>
      <span>{age}</span>
    </li>
  );
}

const dawn = css`
  padding: 0.5em;
  background: ${gold};

  @container (width >= 40rem) {
    display: grid;
    padding: 2.2cqi 1.8cqi 3.4cqi;
    background: linear-gradient(to top, var(--success) var(--ground), transparent 0) ${gold};
  }
`;

const paper = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 0.5em;
  padding: 0.25em 0.5em 0.5em;
  background: var(--surface);

  > p:first-child {
    font-size: 1.2em;
  }
  > ul {
    flex-basis: 100%;
  }
  li {
    display: none;
    grid-template-columns: 1fr 1fr 1.2fr;
    align-items: baseline;
    color: var(--muted);

    > :last-child {
      text-align: end;
    }
  }
  [data-known] {
    display: grid;
    margin-inline: -0.8em;
    padding: 0.15em 0.8em;
    background: var(--accent);
    color: var(--surface);
    font-size: 1.3em;
  }
  [data-known="true"] {
    background: var(--success);
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    [data-known] {
      grid-template-columns: minmax(0, 1fr);

      > :last-child {
        text-align: start;
      }
    }
  }
  @container (width >= 40rem) {
    display: grid;
    grid-template: auto auto 1fr / minmax(0, 1fr);
    align-items: stretch;
    padding: 0.7em 0.8em;

    > p:first-child {
      font-size: 1.55em;
      line-height: 1.1;
    }
    > ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: space-around;
      margin-block-start: 0.4em;
      border-block-start: 0.2em solid;
    }
    li {
      display: grid;
      grid-template-columns: 1fr auto 1.6em;
      gap: 0.4em;
    }
    [data-known] {
      grid-template-columns: 1fr;
      gap: 0;
      margin-inline: -1.1em;
      padding: 0.5em 1.1em;
      line-height: 1.05;

      > b {
        font-size: 1.75em;
        line-height: 5.4cqi;
      }
      > :last-child {
        text-align: start;
      }
    }
    [data-known="true"] > b {
      font-size: 2.3em;
    }
  }
`;
