import { middleOf, type Box } from "../svg-geometry.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { animatedShapes } from "../animated-shapes.ts";
import { HatchPattern } from "../hatch-pattern.tsx";
import { SvgText } from "../svg-text.tsx";
import { formatCount } from "../format.ts";
import { edges, layoutOf, passagePath, passages, placesAround, type Place } from "./plug-layout.ts";
import { brief, costOf, outcomeOf, partStates, zonesIn, type PartName, type State } from "./plug-model.ts";
import { describePart, titleOf } from "./plug-text.ts";

const zoneLook = { fill: "var(--sunken)", stroke: "var(--control)" };
const unpluggedLook = { fill: "url(#unplugged)", stroke: "var(--accent)", strokeDasharray: "6 4" };

/** The way of an order through the design: what is up, what is down, and what flows. */
export function Drawing({ state, canvas, change }: DrawingProps<State>) {
  const { shown, unplugged } = state;
  const { narrow } = canvas;
  const layout = layoutOf(shown, narrow);
  const { browsing, ordering, lost } = outcomeOf(state);
  const turnedAway = lost > 0 || ordering > brief;
  const states = partStates(state);
  const works = (name: PartName) => ["serves", "took over"].includes(states.get(name) ?? "");
  const zones = zonesIn(shown);
  const { price, wayIn } = edges[narrow ? "narrow" : "wide"];
  const [cost, unit, size] = [costOf(shown), price.width / 3, narrow ? 26 : 32];
  const taken = [
    { ...price, y: 0, height: price.y + price.height },
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
        <rect key={zone} {...layout.frames[zone]} {...(unplugged.has(zone) ? unpluggedLook : zoneLook)} />
      ))}
      <path
        d={passages
          .filter(([from, to]) => works(from) && works(to))
          .filter(([from, to]) => shown !== "queue" || to === "queue" || !from.startsWith("app"))
          .map(([from, to]) => passagePath(layout, from, to, narrow))
          .join("")}
        stroke="var(--link)"
        strokeWidth="2.5"
        fill="none"
      />
      {zones.map((zone) => (
        <Tab key={zone} box={layout.boxes[zone]} title={titleOf(zone, shown)} out={unplugged.has(zone)} />
      ))}
      {Array.from(states, ([name, partState]) => {
        const { x, y } = middleOf(layout.boxes[name]);
        const down = partState === "down";
        // The orders fill a narrow queue.
        const full = name === "queue" && narrow && !down;
        const ink = down ? "var(--error)" : "var(--muted)";
        const look = down ? unpluggedLook : { fill: "var(--surface)", stroke: "var(--ink)" };
        return (
          <g key={name} textAnchor="middle">
            <rect {...layout.boxes[name]} rx="3" strokeWidth="2" {...look} />
            <SvgText x={x} y={full ? y - 38 : y - 4} bold text={titleOf(name, shown)} />
            {!full && <SvgText x={x} y={y + 16} fill={ink} text={describePart(name, partState)} />}
          </g>
        );
      })}
      <SvgText
        x={price.x}
        y={price.y - 10}
        bold
        text={`${narrow ? "" : "Cost: "}${formatCount(cost, "server")}`}
      />
      <g className={change && animatedShapes} fill="none" stroke="var(--ink)" strokeWidth="1.5">
        <rect {...price} width={unit * cost} fill="var(--muted)" />
        {[0, 1, 2].map((server) => (
          <rect key={server} {...price} x={price.x + server * unit} width={unit} />
        ))}
      </g>
      <Orders places={turnedAway ? placesAround(taken, canvas) : wayIn} size={size} lost={lost > 0} />
      {works("queue") && (
        <Orders
          places={(browsing > 0 ? [0, 1, 2, 3] : [0]).map((place) =>
            narrow ? { x: queue.x, y: 155 + place * 20 } : { x: 720 - place * 36, y: queue.y },
          )}
          size={size - 4}
        />
      )}
    </>
  );
}

/** The start of a zone, with the plug of its power. */
function Tab({ box, title, out }: { box: Box; title: string; out: boolean }) {
  const { x, y } = middleOf(box);
  const upright = box.height > box.width;
  const plug = upright ? { x, y: y - 16 } : { x: x - 34, y };
  const name = upright ? { x, y: y + 26 } : { x: x + 24, y: y + 5 };
  const ink = out ? "var(--error)" : "var(--surface)";
  const look = out ? unpluggedLook : { fill: "var(--ink)", stroke: "var(--ink)" };
  return (
    <>
      <rect {...box} rx="3" strokeWidth="2" {...look} />
      <g transform={`translate(${plug.x} ${plug.y})`} fill="none" stroke={ink} strokeWidth="2.5">
        <path d="M-21 -11h11v22h-11z" />
        <path transform={`translate(${out ? 9 : 0})`} d="M-10-5h6m0 10h-6M-3-9h5a9 9 0 0 1 0 18h-5zM11 0h9" />
      </g>
      <SvgText {...name} textAnchor="middle" bold fill={ink} text={title} />
    </>
  );
}

/** As envelopes; those that are gone lie about, struck out. */
function Orders({ places, size, lost = false }: { places: Place[]; size: number; lost?: boolean }) {
  const [x, y] = [size / 2, size / 3];
  const strike = lost ? `M${-x - 3} ${y + 3}L${x + 3} ${-y - 3}` : "";
  return (
    <g fill="none" stroke={lost ? "var(--accent)" : "var(--ink)"} strokeWidth="1.75" strokeLinejoin="round">
      {places.map((place) => (
        <path
          key={`${place.x} ${place.y}`}
          transform={`translate(${place.x} ${place.y})${lost ? ` rotate(${(Math.round(place.x * 7 + place.y * 3) % 60) - 30})` : ""}`}
          d={`M${-x} ${-y}h${size}v${2 * y}h${-size}zl${x} ${y}l${x} ${-y}${strike}`}
        />
      ))}
    </g>
  );
}
