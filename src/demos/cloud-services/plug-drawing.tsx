import { middleOf, type Box } from "../canvas.ts";
import type { DrawingProps } from "../define-demo.tsx";
import { Hatch } from "../hatch.tsx";
import { Label } from "../label.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { designs, type PartName, type ZoneName } from "./designs.ts";
import { layoutOf, passagePath, passages } from "./plug-layout.ts";
import { outcomeOf, partsOf, plugsOf, stateOf, type State } from "./plug-model.ts";
import { backupTitles, describePart, titleOf } from "./plug-text.ts";

const frameLooks = {
  up: { fill: "var(--sunken)", stroke: "var(--control)" },
  down: { fill: "url(#unplugged)", stroke: "var(--accent)", strokeDasharray: "6 4" },
};

/** The design with what is up, what is down and what flows, and below it the same failure in all three. */
export function Drawing({ state, canvas }: DrawingProps<State>) {
  const { shown, unplugged } = state;
  const { narrow } = canvas;
  const design = designs[shown];
  const layout = layoutOf(shown, narrow);
  const parts = partsOf(design);
  const states = new Map(parts.map((name) => [name, stateOf(design, name, unplugged)]));
  const works = (name: PartName) => ["serves", "took over"].includes(states.get(name) ?? "");
  const zones = plugsOf(design).filter((name): name is ZoneName => name in layout.frames);
  const queued = states.get("queue") === "serves";
  const copies = states.get("database-a") === "serves" && states.get("database-b") === "stands by";
  return (
    <>
      <Hatch id="unplugged" period={8} width={4} color="var(--sunken)" ground="var(--surface)" angle={45} />
      {zones.map((zone) => (
        <rect key={zone} {...layout.frames[zone]} {...frameLooks[unplugged.has(zone) ? "down" : "up"]} />
      ))}
      <path
        d={passages
          .filter(([from, to]) => works(from) && works(to))
          .map(([from, to]) => passagePath(layout, from, to, narrow))
          .join("")}
        stroke="var(--link)"
        strokeWidth="2.5"
        fill="none"
      />
      {copies && (
        <path
          d={passagePath(layout, "database-a", "database-b", narrow)}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray="2 5"
        />
      )}
      {zones.map((zone) => (
        <PlugBox
          key={zone}
          box={layout.boxes[zone]}
          title={titleOf(zone, shown)}
          status={unplugged.has(zone) ? "down" : "up"}
          down={unplugged.has(zone)}
          dark
        />
      ))}
      {Array.from(states, ([name, partState]) => (
        <PlugBox
          key={name}
          box={layout.boxes[name]}
          title={titleOf(name, shown)}
          // The orders fill a narrow queue.
          status={narrow && name === "queue" && queued ? "" : describePart(name, partState)}
          down={partState === "down"}
        />
      ))}
      {queued && (
        <QueuedOrders
          box={layout.boxes.queue}
          upright={narrow}
          waiting={outcomeOf(design, unplugged).stops.mail > 0}
        />
      )}
      <Label y={layout.backup} fill="var(--muted)" text={backupTitles[shown]} />
      <ComparisonTable state={state} canvas={canvas} />
    </>
  );
}

interface PlugBoxProps {
  box: Box;
  title: string;
  status: string;
  down: boolean;
  /** A zone, not a part. */
  dark?: boolean;
}

/** A part or a zone: solid while it is up, hatched and dashed when it is down. */
function PlugBox({ box, title, status, down, dark = false }: PlugBoxProps) {
  const { x, y } = middleOf(box);
  const [ground, ink] = dark ? ["var(--ink)", "var(--surface)"] : ["var(--surface)", "var(--muted)"];
  const look = down
    ? { fill: "url(#unplugged)", stroke: "var(--accent)", strokeDasharray: "6 4" }
    : { fill: ground, stroke: "var(--ink)" };
  return (
    <g textAnchor="middle">
      <rect {...box} rx="3" strokeWidth="2" {...look} />
      <Label x={x} y={y - 4} bold fill={dark && !down ? ink : undefined} text={title} />
      <Label x={x} y={y + 16} fill={down ? "var(--error)" : ink} text={status} />
    </g>
  );
}

/** Orders in the queue, drawn as envelopes: one passes at a time, or several wait. */
function QueuedOrders({ box, upright, waiting }: { box: Box; upright: boolean; waiting: boolean }) {
  const { x, y } = middleOf(box);
  const envelopes = (waiting ? [-3, -2, -1, 1, 2, 3] : [-2, 2]).map((place) => {
    const apart = Math.sign(place) * (upright ? 8 : 60) + place * (upright ? 20 : 38);
    const [left, top] = upright ? [x - 11, y + apart - 7] : [x + apart - 11, y - 7];
    return `M${left} ${top}h22v14h-22zl11 8l11 -8`;
  });
  return (
    <path d={envelopes.join("")} fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" />
  );
}
