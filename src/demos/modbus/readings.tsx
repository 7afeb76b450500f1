import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { DemoTile } from "../kit/demo-tile.tsx";
import type { Change } from "../kit/demo-types.ts";
import { type Reception, type State } from "./modbus-model.ts";
import { compareReading, readingTexts, unpluggedText } from "./modbus-text.ts";

interface MeasuredProps {
  reception: Reception;
  unplugged: boolean;
  change: Change<State>;
}

/** The value at the probe, which can be unplugged. */
export function MeasuredValue({ reception, unplugged, change }: MeasuredProps) {
  const { measured } = compareReading(reception);
  const title = readingTexts(reception).measured;
  return (
    <div className={reading} data-reading="measured">
      <p key={title}>{title}</p>
      <p key={measured}>{measured}</p>
      <DemoTile label={unpluggedText} on={unplugged} onPress={() => change({ unplugged: !unplugged })} />
    </div>
  );
}

/**
 * The value on the screen, which keeps its last one while a frame is refused. A barrier before it falls then.
 */
export function ShownValue({ reception }: { reception: Reception }) {
  const { measured, arrived, wrong } = compareReading(reception);
  const { screen, remark } = readingTexts(reception);
  const refused = reception.reaction !== "accept";
  const value = refused ? measured : arrived;
  return (
    <div className={reading} data-reading={refused ? "refused" : wrong ? "wrong" : "right"}>
      <p key={screen}>{screen}</p>
      <p key={value}>{value}</p>
      <p key={remark}>{remark}</p>
    </div>
  );
}

const reading = css`
  display: grid;
  grid-area: 1 / 2;
  grid-template-rows: auto 1fr auto;
  position: relative;
  gap: 2px;
  padding: 8px 10px;
  background: var(--success);
  color: var(--surface);

  &[data-reading="measured"] {
    grid-area: 1 / 1;
    background: var(--link);
  }
  &[data-reading="wrong"] {
    background: var(--accent);
  }
  &[data-reading="refused"] {
    background: var(--muted);
  }
  > p + p {
    ${displayFont("clamp(1.25rem, 8.8cqi, 2.5rem)", 1.15)};
    white-space: nowrap;
  }
  > p + p + p {
    align-self: center;
    min-block-size: 2lh;
    font: inherit;
    white-space: normal;
  }
  > button {
    min-block-size: 44px;
    background: var(--surface);
    color: var(--fg);
    font-size: 1em;
  }
  &:not([data-reading="measured"])::before {
    content: "";
    position: absolute;
    inset: 0 100% 0 auto;
    inline-size: 14px;
    margin-inline-end: -3px;
    background: ${gold};
    scale: 1 0;
    transform-origin: top;
  }
  &[data-reading="refused"]::before {
    scale: 1;
  }
  @media ${motionAllowed} {
    transition: background ${2 * times.beat}ms;

    &::before {
      transition: scale ${3 * times.beat}ms ${easing.settle};
    }
  }
  @container (width >= 40rem) {
    grid-area: 1 / 3;
    padding: 1.4cqi 1.7cqi;

    /* The wire to the frame. */
    &[data-reading="measured"] {
      margin-block-end: calc(var(--gap) * -1);
    }
    > p + p {
      ${displayFont("6.4cqi", 1.2)};
    }
    > p + p + p {
      min-block-size: 0;
    }
  }
`;
