import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { PlugName, State } from "./failover-model.ts";
import { headline, hint, tagTexts } from "./failover-text.ts";
import { envelopePath } from "./order-envelope.tsx";
import { flowOf } from "./order-flow.ts";
import { SystemPart } from "./system-part.tsx";

/** How many of the orders leave the belt while the queue holds orders. */
export const heldCount = 4;

/** The orders that the shop has yet to take. */
const orders = [0, 1, 2, 3, 4, 5, 6, 7];

/** Returns the upper left corner of an order: on the belt, or in a heap before the shutter. */
function placeOf(order: number, flow: ReturnType<typeof flowOf>): string {
  if (flow === "passes") return `${202 - order * 96} 88`;
  if (flow === "held") return `${202 - Math.max(0, order - heldCount) * 96} 88`;
  const layer = order % 3;
  return `${84 - ((order - layer) / 3) * 66 + (layer % 2) * 5} ${88 - layer * 40}`;
}

interface Props {
  state: State;
  onToggle: (name: PlugName) => void;
}

/** The street with a question or an answer, the belt on which orders arrive, and the entrance with its shutter. */
export function ShopEntrance({ state, onToggle }: Props) {
  const title = headline(state);
  const flow = flowOf(state);
  const shut = flow === "waits";
  return (
    <div className={street}>
      <p key={title}>{title}</p>
      <p>{hint}</p>
      <div>
        <svg viewBox="0 0 330 172" preserveAspectRatio="xMaxYMax" aria-hidden="true">
          <path d="M156 76v52m156 0v-52" stroke="var(--fg)" strokeWidth="12" />
          <rect x="162" y="76" width="144" height={shut ? 52 : 0} fill="var(--muted)" />
          <path d="M-700 128H318a12 12 0 0 1 0 24H-700z" fill="var(--fg)" />
          <path
            d="M316 140H-700"
            stroke="var(--muted)"
            strokeWidth="13"
            strokeLinecap="round"
            strokeDasharray="0 37"
          />
          {orders.map((order) => (
            <path
              key={order}
              data-order={order}
              data-held={(flow === "held" && order < heldCount) || undefined}
              d={envelopePath}
              transform={`translate(${placeOf(order, flow)})`}
            />
          ))}
        </svg>
        <SystemPart
          name={state.design === "server" ? "dns" : "balancer"}
          state={state}
          onToggle={onToggle}
          tag={shut ? tagTexts.entrance : undefined}
        />
      </div>
    </div>
  );
}

const street = css`
  display: grid;
  grid-template-rows: auto auto 1fr;
  overflow: clip;
  background: ${gold};

  > p {
    padding: 6px 2.4cqi 0;
    font-size: 1.45em;

    + p {
      padding-block-start: 0;
      font-size: 1em;
    }
  }
  > div {
    position: relative;
    align-self: end;

    > svg {
      display: block;
      inline-size: 100%;
      block-size: calc(172 * var(--unit));
      overflow: visible;
    }
    > button {
      position: absolute;
      inset: auto 0 calc(96 * var(--unit)) auto;
      inline-size: max(180 * var(--unit), 38cqi);
      min-block-size: max(44px, 76 * var(--unit));
    }
  }
  [data-order] {
    fill: var(--surface);
    stroke: var(--fg);
    stroke-linejoin: round;
    stroke-width: 3;
  }
  [data-held] {
    opacity: 0;
  }
  @media ${motionAllowed} {
    rect,
    [data-order] {
      transition: all ${3 * times.beat}ms ${easing.settle};
    }
    [data-held] {
      transition: none;
    }
  }
  /* Room for the two lines of a longer headline, so that nothing below moves. */
  @container (width < 20rem) {
    > p:first-child {
      min-block-size: calc(2.3em + 6px);
    }
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    > div > button {
      position: relative;
      inset: 0;
      inline-size: 100%;
    }
  }
  @container (width >= 40rem) {
    > p {
      padding: 1.2cqi 2cqi 0;
      font-size: 1.68em;
      line-height: 1.08;

      + p {
        font-size: 1em;
      }
    }
    > div > button {
      inline-size: calc(180 * var(--unit));
    }
  }
`;
