import { css } from "@linaria/core";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { Connections } from "./connections.tsx";
import { zoneNamesIn, zoneOf, type PlugName, type State, type ZoneName } from "./failover-model.ts";
import { tagTexts, titleOf } from "./failover-text.ts";
import { HeldOrders } from "./held-orders.tsx";
import { flowOf, lostOrdersOf } from "./order-flow.ts";
import { Pigeonholes } from "./pigeonholes.tsx";
import { Rack, SystemPart } from "./system-part.tsx";
import { ZonePlug } from "./zone-plug.tsx";

interface Props {
  state: State;
  onToggle: (name: PlugName) => void;
}

/** The zones of the design, and the queue between them. */
export function DataCentre({ state, onToggle }: Props) {
  const held = flowOf(state) === "held";
  const [first, second] = zoneNamesIn(state.design).map((zone) => (
    <Zone key={zone} zone={zone} state={state} onToggle={onToggle} />
  ));
  return (
    <div className={centre}>
      <Connections state={state} />
      {first}
      {state.design === "queue" && (
        <SystemPart name="queue" state={state} onToggle={onToggle} tag={held ? tagTexts.queue : undefined}>
          {held && <HeldOrders />}
        </SystemPart>
      )}
      {second}
    </div>
  );
}

/** A zone, its cord, and its parts in the order in which an order passes them. */
function Zone({ zone, state, onToggle }: Props & { zone: ZoneName }) {
  const title = titleOf(zone, state.design);
  const [app, database] = (["app-a", "app-b", "database-a", "database-b"] as const).filter(
    (name) => zoneOf(name) === zone,
  );
  const lostOrders = database === "database-a" ? lostOrdersOf(state) : 0;
  const pulled = state.unplugged.has(zone);
  return (
    <fieldset className={zoneBox} data-pulled={pulled || undefined}>
      <legend className={visuallyHidden}>
        <span key={title}>{title}</span>
      </legend>
      <SystemPart name={app!} state={state} onToggle={onToggle}>
        <Rack />
      </SystemPart>
      <SystemPart
        name={database!}
        state={state}
        onToggle={onToggle}
        tag={lostOrders > 0 ? tagTexts.database : undefined}
      >
        <Pigeonholes lostOrders={lostOrders} />
      </SystemPart>
      <ZonePlug title={title} pulled={pulled} onToggle={() => onToggle(zone)} />
    </fieldset>
  );
}

/*
 * Orders come from the left, or on a narrow screen from above. Connections knows where the middles of the
 * parts are in that direction.
 */
const centre = css`
  display: flex;
  gap: 1.6cqi;
  position: relative;
  block-size: clamp(14.25rem, 69cqi, 20rem);
  padding: 3cqi 1.6cqi 1.6cqi;
  background: var(--fg);

  > [data-kind="queue"] {
    flex: 0 0 21cqi;
    padding-inline: 4px;
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    flex-direction: column;
    block-size: auto;

    > [data-kind="queue"] {
      flex: none;
    }
  }
  @container (width >= 40rem) {
    flex-direction: column;
    gap: 0.8cqi;
    block-size: auto;
    min-block-size: 0;
    padding: 0.8cqi 0.8cqi 0.8cqi 2.8cqi;

    > [data-kind="queue"] {
      flex: 0 0 6cqi;
      padding-inline: 1.3cqi;
    }
  }
`;

const zoneBox = css`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 20fr) minmax(0, 22fr) minmax(44px, 12fr) / minmax(0, 1fr);
  gap: 1.4cqi;
  position: relative;
  overflow: clip;
  min-inline-size: 0;
  min-block-size: 0;
  padding: 1.6cqi 1.6cqi 0;
  background: var(--link);
  color: var(--surface);

  /* The cord from the plug to the machines. */
  &::after {
    content: "";
    position: absolute;
    inset: 30% 50px 3px 0;
    border: solid ${gold};
    border-width: 0 0 5px 5px;
  }
  &[data-pulled] {
    background: var(--fg);

    &::after {
      border-color: var(--muted);
    }
  }
  @media ${motionAllowed} {
    transition: background-color ${3 * times.beat}ms ${easing.settle};
  }
  @container (width >= 40rem) {
    grid-template: minmax(0, 1fr) / 18cqi 22cqi minmax(0, 1fr);
    gap: 4cqi;
    padding: 1.2cqi 0 2.4cqi 2.6cqi;

    &::after {
      inset: 30% 11.5cqi 0.8cqi 10cqi;
      border-width: 0 0 0.9cqi 0.9cqi;
    }
  }
`;
