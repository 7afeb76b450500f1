import { animatedDrawing } from "../animated-shapes.ts";
import type { DrawingProps } from "../demo-definition.ts";
import { middleOf } from "../svg-geometry.ts";
import { Tag } from "../tag.tsx";
import { toggleInSet } from "../toggle-in-set.ts";
import { DesignChoices } from "./design-choices.tsx";
import { connectionPath, layoutOf, orderPoint, type Flow, type Layout } from "./failover-layout.ts";
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
import { tagTexts, titleOf } from "./failover-text.ts";
import { OrderEnvelope } from "./order-envelope.tsx";
import { ShopEntrance } from "./shop-entrance.tsx";
import { SystemPart } from "./system-part.tsx";
import { ZonePlug } from "./zone-plug.tsx";

/**
 * A street where orders arrive, and the zones with the parts that take them; below it the designs to choose
 * from.
 */
export function Drawing({ state, size, change }: DrawingProps<State>) {
  const { design, unplugged } = state;
  const layout = layoutOf(design, size.name);
  const { zoneAreas } = layout;
  const states = partStates(state);
  const works = (name: PartName) => ["serves", "tookOver"].includes(states.get(name) ?? "");
  const { browsing, lost } = outcomeOf(state);
  const shut = isShut(state);
  const held = works("queue") && browsing > tolerableMinutes;
  const flow = shut ? "waits" : held ? "held" : "passes";
  // Six orders are drawn in the database. More than an hour of loss takes all of them, and less only the last
  // one.
  const lostOrders = lost > 60 ? 6 : lost > 0 ? 1 : 0;
  const zones = zoneNamesIn(design);
  const live = change !== undefined;
  return (
    <g fontWeight="820" className={live ? animatedDrawing : undefined}>
      <ShopEntrance state={state} layout={layout} shut={shut} />
      <rect {...layout.dataCentre} />
      {zones.map((zone) => (
        <rect key={zone} {...zoneAreas[zone]} fill={unplugged.has(zone) ? "var(--fg)" : "var(--link)"} />
      ))}
      <path
        d={connectionsIn(design)
          .filter((ends) => ends.every(works))
          .map((ends) => connectionPath(ends, layout))
          .join("")}
        stroke="var(--surface)"
        strokeWidth="3.5"
        fill="none"
      />
      {zones.map((zone) => (
        <ZonePlug
          key={zone}
          text={titleOf(zone, design)}
          zone={zone}
          pulled={unplugged.has(zone)}
          layout={layout}
          onToggle={change && (() => change({ unplugged: toggleInSet(unplugged, zone) }))}
        />
      ))}
      {Array.from(states, ([name, partState]) => (
        <SystemPart
          key={name}
          name={name}
          state={partState}
          layout={layout}
          lostOrders={name === "database-a" ? lostOrders : 0}
        />
      ))}
      <Orders flow={flow} layout={layout} live={live} />
      <Tags shut={shut} held={held} lostOrders={lostOrders} layout={layout} live={live} />
      <DesignChoices chosen={design} layout={layout} />
    </g>
  );
}

interface OrdersProps {
  flow: Flow;
  layout: Layout;
  live: boolean;
}

/** The orders that the shop has yet to take. They move one after the other. */
function Orders({ flow, layout, live }: OrdersProps) {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((index) => {
    const { x, y } = orderPoint(index, flow, layout);
    return (
      <g
        key={index}
        transform={`translate(${x} ${y}) scale(${layout.orderScale})`}
        style={live ? { transitionDelay: `${index * 45}ms` } : undefined}
      >
        <OrderEnvelope fill="var(--surface)" />
      </g>
    );
  });
}

interface TagsProps {
  shut: boolean;
  held: boolean;
  lostOrders: number;
  layout: Layout;
  live: boolean;
}

function Tags({ shut, held, lostOrders, layout, live }: TagsProps) {
  const { entrance, queue, areas, zoneAreas, tagFontSize } = layout;
  const red = { fontSize: tagFontSize, fill: "var(--accent)", color: "var(--surface)", lands: live };
  const floor = zoneAreas["zone-a"].y + zoneAreas["zone-a"].height;
  return (
    <>
      {shut && (
        <Tag
          {...red}
          at={{ x: entrance.x + entrance.width / 2, y: entrance.y + entrance.height + tagFontSize * 0.9 }}
          turn={-4}
          text={tagTexts.entrance}
        />
      )}
      {lostOrders > 0 && (
        <Tag
          {...red}
          at={{ x: middleOf(areas["database-a"]).x, y: floor - tagFontSize * (lostOrders > 1 ? 2.7 : 1.9) }}
          turn={5}
          text={tagTexts.database}
        />
      )}
      {held && (
        <Tag
          {...red}
          fill="var(--success)"
          at={{ x: queue.x + queue.width * 0.32, y: middleOf(queue).y }}
          turn={-5}
          text={tagTexts.queue}
        />
      )}
    </>
  );
}
