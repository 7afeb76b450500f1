import { css } from "@linaria/core";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { hours, moisture, readingStates, repeats, type State } from "./telemetry-model.ts";
import { formatHour } from "./telemetry-text.ts";

interface Props {
  lost: State["lost"];
  /** Loses an hour's message, or lets it through. */
  onPress: (hourIndex: number) => void;
}

/** The messages of the night over the field: each is in the air, or torn on the ground. */
export function RadioMessages({ lost, onPress }: Props) {
  return (
    <fieldset className={field}>
      <legend className={visuallyHidden}>Lost on the way</legend>
      <ReadingPaths lost={lost} />
      {lost.map((isLost, hourIndex) => (
        <button key={hours[hourIndex]} type="button" aria-pressed={isLost} onClick={() => onPress(hourIndex)}>
          <svg viewBox="-18-31 36 33" aria-hidden="true">
            <path d="M-2 2V-12Q-17-11-18-26Q-3-27 0-14Q1-33 17-32Q17-16 2-15V2z" />
          </svg>
          <Message hourIndex={hourIndex} />
          <span>{formatHour(hourIndex)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The newest reading and the repeated ones. At first there are fewer to repeat. */
function Message({ hourIndex }: { hourIndex: number }) {
  const repeated = Array.from({ length: Math.min(repeats, hourIndex) }, (_, age) => hourIndex - 1 - age);
  return (
    <span className={air} data-message={hourIndex} aria-hidden="true">
      <span className={message}>
        <span>
          <span>{moisture[hourIndex]}</span>
        </span>
        {repeated.length > 0 && (
          <span>
            {repeated.map((earlier) => (
              <span key={earlier}>{moisture[earlier]}</span>
            ))}
          </span>
        )}
      </span>
    </span>
  );
}

/* Of a column of messages, in units of the stretched drawing: a reading's height, and where a message begins. */
const [cellHeight, messageTop] = [34, 56];

/** The way of each reading on the server: up from its own message, or from its copy in a later one. */
function ReadingPaths({ lost }: Pick<Props, "lost">) {
  return (
    <svg
      className={paths}
      viewBox={`0 0 ${hours.length} ${messageTop + 3 * cellHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {readingStates(lost).map((reading, hourIndex) => {
        if (reading.kind !== "stored") return undefined;
        const { by } = reading;
        const start =
          by === hourIndex
            ? `${by + 0.5} ${messageTop}`
            : `${by + 0.1} ${messageTop + (by - hourIndex + 0.5) * cellHeight}`;
        return (
          <path
            key={`${hours[hourIndex]} ${by}`}
            d={`M${start}L${hourIndex + 0.5} 0`}
            data-repeated={by !== hourIndex || undefined}
          />
        );
      })}
    </svg>
  );
}

const field = css`
  --lead: calc(var(--cell) * 0.12);
  --plate-margin: calc((var(--ground) - 1.45em) / 2);
  --air: calc(var(--cell) * 1.6 + var(--plate-margin));
  --torn-newest: polygon(0 0, 100% 0, 80% 25%, 100% 50%, 80% 75%, 100% 100%, 0 100%);
  --torn-repeated: polygon(0 0, 100% 0, 100% 100%, 0 100%, 8% 75%, 0 50%, 8% 25%);

  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  position: relative;

  > button {
    display: grid;
    justify-items: start;
    position: relative;
    padding: var(--lead) 1cqi 0;
    background: linear-gradient(to top, var(--success) var(--ground), transparent 0);

    > svg {
      position: absolute;
      inset: auto auto calc(var(--ground) - 1px) 0;
      inline-size: min(11cqi, 2.5rem);
      translate: -50%;
      fill: var(--success);
    }
    > span:last-child {
      justify-self: center;
      align-self: start;
      block-size: 1.45em;
      margin-block-end: calc(var(--ground) - 1.45em - var(--plate-margin));
      padding-inline: 0.5em;
      background: var(--surface);
      color: var(--fg);
      line-height: 1.45;
    }
    &[aria-pressed="true"] > span:last-child {
      background: var(--fg);
      color: var(--surface);
    }
    &:hover {
      box-shadow: inset 0 0 0 3px;
    }
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (width >= 40rem) {
    --lead: 4.4cqi;
    --plate-margin: 0.9cqi;
    --air: 15.8cqi;
    --torn-newest: polygon(0 0, 100% 0, 100% 100%, 75% 80%, 50% 100%, 25% 80%, 0 100%);
    --torn-repeated: polygon(0 0, 25% 10%, 50% 0, 75% 10%, 100% 0, 100% 100%, 0 100%);

    grid-template-columns: repeat(8, minmax(0, 1fr));
    margin-inline-end: 0.8cqi;

    > button {
      padding-inline: 0.6cqi;

      > svg {
        inline-size: 3.6cqi;
      }
      > span:last-child {
        justify-self: stretch;
        padding: 0;
      }
    }
  }
`;

const air = css`
  position: relative;
  z-index: 1;
  inline-size: 100%;
  block-size: var(--air);
`;

const message = css`
  display: inline-flex;
  font-size: 1.1em;

  > span {
    display: flex;
    background: ${gold};
    color: var(--fg);

    + span {
      background: var(--sunken);
    }
  }
  > span > span {
    display: grid;
    place-items: center;
    inline-size: 7.6cqi;
    block-size: var(--cell);

    + span {
      border-inline-start: 2px solid;
    }
  }
  [aria-pressed="true"] & {
    translate: 0 calc(var(--air) - 100%);

    > span {
      background: color-mix(in srgb, var(--control), var(--line));
      rotate: -6deg;

      &:first-child:not(:only-child) {
        clip-path: var(--torn-newest);
      }
      + span {
        clip-path: var(--torn-repeated);
        rotate: 7deg;
      }
    }
  }
  [aria-pressed="true"]:nth-of-type(odd) & > span {
    rotate: 8deg;

    + span {
      rotate: -6deg;
    }
  }
  @media ${motionAllowed} {
    &,
    > span {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
  }
  @container (width < 15rem) {
    > span > span {
      inline-size: 14cqi;
    }
  }
  @container (width >= 40rem) {
    &,
    > span {
      flex-direction: column;
      inline-size: 100%;
    }
    > span > span {
      inline-size: 100%;

      + span {
        border-block-start: 2px solid;
        border-inline-start: 0;
      }
    }
  }
`;

const paths = css`
  display: none;

  @container (width >= 40rem) {
    display: block;
    position: absolute;
    inset: -1.2cqi 0 auto;
    inline-size: 100%;
    block-size: 15.8cqi;
    pointer-events: none;

    > path {
      stroke: ${gold};
      stroke-width: 0.6cqi;
      vector-effect: non-scaling-stroke;
    }
    > [data-repeated] {
      stroke: var(--sunken);
    }
    @media ${motionAllowed} {
      > path {
        animation: widen ${4 * times.beat}ms ${easing.settle} ${2 * times.beat}ms backwards;
      }
    }
  }

  /* A change of opacity would blur the stretched drawing. */
  @keyframes widen {
    0% {
      stroke-width: 0;
    }
  }
`;
