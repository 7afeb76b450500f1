import { middleOf, type Box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { animatedShapes } from "../animated-shapes.ts";
import { HatchPattern } from "../hatch-pattern.tsx";
import { SvgText } from "../svg-text.tsx";
import { formatCount } from "../format.ts";
import {
  besideDesign,
  layoutOf,
  connectionPath,
  connections,
  pointsAround,
  type Point,
} from "./plug-layout.ts";
import {
  tolerableMinutes,
  costOf,
  outcomeOf,
  partStates,
  zoneNamesIn,
  type PartName,
  type State,
} from "./plug-model.ts";
import { describePart, titleOf } from "./plug-text.ts";

const zoneColors = { fill: "var(--sunken)", stroke: "var(--control)" };
const unpluggedColors = { fill: "url(#unplugged)", stroke: "var(--accent)", strokeDasharray: "6 4" };

/** The parts of the design with their state, the connections that work, and the orders on their way. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const { shown, unplugged } = state;
  const { narrow } = canvas;
  const layout = layoutOf(shown, narrow);
  const { browsing, ordering, lost } = outcomeOf(state);
  const ordersWaitOutside = lost > 0 || ordering > tolerableMinutes;
  const states = partStates(state);
  const works = (name: PartName) => ["serves", "took over"].includes(states.get(name) ?? "");
  const zones = zoneNamesIn(shown);
  const { costBar, arrivals } = besideDesign[narrow ? "narrow" : "wide"];
  const [cost, serverWidth, size] = [costOf(shown), costBar.width / 3, narrow ? 26 : 32];
  const obstacles = [
    { ...costBar, y: 0, height: costBar.y + costBar.height },
    ...zones.map((zone) => layout.frames[zone]),
    ...states.keys().map((name) => layout.boxes[name]),
  ];
  const queue = middleOf(layout.boxes.queue);
  return (
    <>
      <HatchPattern
        id="unplugged"
        spacing={8}
        stripeWidth={4}
        color="var(--sunken)"
        background="var(--surface)"
        angle={45}
      />
      {zones.map((zone) => (
        <rect key={zone} {...layout.frames[zone]} {...(unplugged.has(zone) ? unpluggedColors : zoneColors)} />
      ))}
      <path
        d={connections
          .filter(([from, to]) => works(from) && works(to))
          .filter(([from, to]) => shown !== "queue" || to === "queue" || !from.startsWith("app"))
          .map(([from, to]) => connectionPath(layout, from, to, narrow))
          .join("")}
        stroke="var(--link)"
        strokeWidth="2.5"
        fill="none"
      />
      {zones.map((zone) => (
        <ZoneTab
          key={zone}
          box={layout.boxes[zone]}
          title={titleOf(zone, shown)}
          isUnplugged={unplugged.has(zone)}
        />
      ))}
      {Array.from(states, ([name, partState]) => {
        const { x, y } = middleOf(layout.boxes[name]);
        const down = partState === "down";
        // In the narrow layout the orders leave no room for the text of the queue.
        const isFilled = name === "queue" && narrow && !down;
        const textColor = down ? "var(--error)" : "var(--muted)";
        const colors = down ? unpluggedColors : { fill: "var(--surface)", stroke: "var(--ink)" };
        return (
          <g key={name} textAnchor="middle">
            <rect {...layout.boxes[name]} rx="3" strokeWidth="2" {...colors} />
            <SvgText x={x} y={isFilled ? y - 38 : y - 4} bold text={titleOf(name, shown)} />
            {!isFilled && <SvgText x={x} y={y + 16} fill={textColor} text={describePart(name, partState)} />}
          </g>
        );
      })}
      <SvgText
        x={costBar.x}
        y={costBar.y - 10}
        bold
        text={`${narrow ? "" : "Cost: "}${formatCount(cost, "server")}`}
      />
      <g className={change && animatedShapes} fill="none" stroke="var(--ink)" strokeWidth="1.5">
        <rect {...costBar} width={serverWidth * cost} fill="var(--muted)" />
        {[0, 1, 2].map((server) => (
          <rect key={server} {...costBar} x={costBar.x + server * serverWidth} width={serverWidth} />
        ))}
      </g>
      <Orders
        points={ordersWaitOutside ? pointsAround(obstacles, canvas) : arrivals}
        size={size}
        lost={lost > 0}
      />
      {works("queue") && (
        <Orders
          points={(browsing > 0 ? [0, 1, 2, 3] : [0]).map((index) =>
            narrow ? { x: queue.x, y: 155 + index * 20 } : { x: 720 - index * 36, y: queue.y },
          )}
          size={size - 4}
        />
      )}
    </>
  );
}

/** The title of a zone, with the plug of its power supply. */
function ZoneTab({ box, title, isUnplugged }: { box: Box; title: string; isUnplugged: boolean }) {
  const { x, y } = middleOf(box);
  const upright = box.height > box.width;
  const plug = upright ? { x, y: y - 16 } : { x: x - 34, y };
  const name = upright ? { x, y: y + 26 } : { x: x + 24, y: y + 5 };
  const textColor = isUnplugged ? "var(--error)" : "var(--surface)";
  const colors = isUnplugged ? unpluggedColors : { fill: "var(--ink)", stroke: "var(--ink)" };
  return (
    <>
      <rect {...box} rx="3" strokeWidth="2" {...colors} />
      <g transform={`translate(${plug.x} ${plug.y})`} fill="none" stroke={textColor} strokeWidth="2.5">
        <path d="M-21 -11h11v22h-11z" />
        <path
          transform={`translate(${isUnplugged ? 9 : 0})`}
          d="M-10-5h6m0 10h-6M-3-9h5a9 9 0 0 1 0 18h-5zM11 0h9"
        />
      </g>
      <SvgText {...name} textAnchor="middle" bold fill={textColor} text={title} />
    </>
  );
}

/** Orders, drawn as envelopes. Lost ones are struck out and turned by an angle that follows from their place. */
function Orders({ points, size, lost = false }: { points: Point[]; size: number; lost?: boolean }) {
  const [x, y] = [size / 2, size / 3];
  const strike = lost ? `M${-x - 3} ${y + 3}L${x + 3} ${-y - 3}` : "";
  return (
    <g fill="none" stroke={lost ? "var(--accent)" : "var(--ink)"} strokeWidth="1.75" strokeLinejoin="round">
      {points.map((point) => (
        <path
          key={`${point.x} ${point.y}`}
          transform={`translate(${point.x} ${point.y})${lost ? ` rotate(${(Math.round(point.x * 7 + point.y * 3) % 60) - 30})` : ""}`}
          d={`M${-x} ${-y}h${size}v${2 * y}h${-size}zl${x} ${y}l${x} ${-y}${strike}`}
        />
      ))}
    </g>
  );
}
