import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/breakpoints.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { middleOf } from "../svg-geometry.ts";
import { Tag } from "../tag.tsx";
import { Choices } from "./design-choices.tsx";
import { Cord } from "./zone-plug.tsx";
import { connectionPath, layoutOf, orderPlace } from "./failover-layout.ts";
import {
  connectionsIn,
  isShut,
  outcomeOf,
  partStates,
  tolerableMinutes,
  zoneNamesIn,
  type PartName,
  type State,
} from "./failover-model.ts";
import { Letter } from "./order-letter.tsx";
import { Part } from "./part.tsx";
import { Street } from "./shop-entrance.tsx";
import { titleOf } from "./failover-text.ts";

/** A street where orders arrive, and the house with the rooms and the machines that take them; below it the designs. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const { shown, unplugged } = state;
  const layout = layoutOf(shown, canvas);
  const { house, gate, queue, boxes, rooms, order, tag } = layout;
  const { browsing, lost } = outcomeOf(state);
  const states = partStates(state);
  const works = (name: PartName) => ["serves", "took over"].includes(states.get(name) ?? "");
  const isLive = change !== undefined;
  const shut = isShut(state);
  const held = works("queue") && browsing > tolerableMinutes;
  const flow = shut ? "waits" : held ? "held" : "passes";
  /** A day of orders is all that the database has, some minutes are the last of them. */
  const lostLetters = lost > 60 ? 6 : lost > 0 ? 1 : 0;
  const zones = zoneNamesIn(shown);
  const red = { fontSize: tag, fill: "var(--accent)", ink: "var(--surface)", lands: isLive };
  const floor = rooms["zone-a"].y + rooms["zone-a"].height;
  return (
    <g fontWeight="820" className={change && settling}>
      <Street state={state} layout={layout} shut={shut} />
      <rect {...house} />
      {zones.map((zone) => (
        <rect key={zone} {...rooms[zone]} fill={unplugged.has(zone) ? "var(--ink)" : "var(--link)"} />
      ))}
      <path
        d={connectionsIn(shown)
          .filter((ends) => ends.every(works))
          .map(([from, to]) => connectionPath(layout, from, to))
          .join("")}
        stroke="var(--surface)"
        strokeWidth={canvas.narrow ? 3 : 4}
        fill="none"
      />
      {zones.map((zone) => (
        <Cord
          key={zone}
          text={titleOf(zone, shown)}
          zone={zone}
          pulled={unplugged.has(zone)}
          layout={layout}
        />
      ))}
      {Array.from(states, ([name, partState]) => (
        <Part
          key={name}
          name={name}
          state={partState}
          layout={layout}
          fallen={name === "database-a" ? lostLetters : 0}
        />
      ))}
      {[0, 1, 2, 3, 4, 5, 6, 7].map((index) => (
        <g
          key={index}
          transform={`translate(${orderPlace(index, flow, layout).join(" ")}) scale(${order})`}
          style={isLive ? { transitionDelay: `${index * 45}ms` } : undefined}
        >
          <Letter fill="var(--surface)" />
        </g>
      ))}
      {shut && (
        <Tag
          {...red}
          at={[gate.x + gate.width / 2, gate.y + gate.height + tag * 0.9]}
          turn={-4}
          text="SHUT"
        />
      )}
      {lostLetters > 0 && (
        <Tag
          {...red}
          at={[middleOf(boxes["database-a"]).x, floor - tag * (lostLetters > 1 ? 2.7 : 1.9)]}
          turn={5}
          text="LOST"
        />
      )}
      {held && (
        <Tag
          {...red}
          fill="var(--success)"
          at={[queue.x + queue.width * (canvas.narrow ? 0.5 : 0.3), middleOf(queue).y]}
          turn={-5}
          text="HELD"
        />
      )}
      <Choices shown={shown} layout={layout} />
    </g>
  );
}

const settling = css`
  @media ${motionAllowed} {
    :is(rect, path, g) {
      transition: all calc(4 * var(--t-panel)) var(--ease);
    }
  }
`;
