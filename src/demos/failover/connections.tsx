import { css } from "@linaria/core";
import {
  connectionsIn,
  kindOf,
  zoneOf,
  type Connection,
  type PartName,
  type State,
} from "./failover-model.ts";
import { worksIn } from "./order-flow.ts";

/** In percent of the data centre, on the way of the orders: the middles of the parts in a zone. */
const along = { dns: 0, balancer: 0, app: 22, queue: 50, database: 57 };
/** The middle of the entrance, and of whatever both zones share, in percent across that way. */
const [entranceMiddle, sharedMiddle] = [70, 50];

/** Returns the path between two parts, which are drawn over its ends. */
function connectionPath([from, to]: Connection, design: State["design"]): string {
  const zoneMiddles = design === "queue" ? { "zone-a": 21, "zone-b": 79 } : { "zone-a": 25, "zone-b": 75 };
  const across = (name: PartName) => {
    const zone = zoneOf(name);
    return zone && design !== "server" ? zoneMiddles[zone] : sharedMiddle;
  };
  const [start, end] = [along[kindOf(from)], along[kindOf(to)]];
  if (start === 0) return `M0 ${entranceMiddle}H2V${across(to)}H${end}`;
  // The queue is long, so a connection meets it at a right angle.
  if (to === "queue") return `M${start} ${across(from)}V${sharedMiddle}`;
  if (from === "queue") return `M${end} ${sharedMiddle}V${across(to)}`;
  return `M${start} ${across(from)}L${end} ${across(to)}`;
}

/** The lines between the parts that work. */
export function Connections({ state }: { state: State }) {
  return (
    <svg className={lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={connectionsIn(state.design)
          .filter((ends) => ends.every((name) => worksIn(state, name)))
          .map((ends) => connectionPath(ends, state.design))
          .join("")}
      />
    </svg>
  );
}

const lines = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  inline-size: 100%;
  block-size: 100%;
  fill: none;
  pointer-events: none;
  stroke: var(--surface);
  stroke-width: 3;

  > path {
    vector-effect: non-scaling-stroke;

    /* The orders come from above, so across and down change places. */
    @container (width < 40rem) {
      transform: matrix(0, 1, 1, 0, 0, 0);
    }
  }
  @container (width < 15rem) {
    display: none;
  }
`;
