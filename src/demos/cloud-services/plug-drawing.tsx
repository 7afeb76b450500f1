import { Label } from "../label.tsx";
import type { DrawingProps } from "../define-demo.tsx";
import { Hatch } from "../hatch.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { designs, type PartName, type ZoneName } from "./designs.ts";
import { PlugBox } from "./plug-box.tsx";
import { layoutOf, passagePath, passages } from "./plug-layout.ts";
import { outcomeOf, partsOf, plugsOf, stateOf, type State } from "./plug-model.ts";
import { describePart, titleOf } from "./plug-text.ts";
import { QueuedOrders } from "./queued-orders.tsx";

/** The design with what is up, what is down and what flows, and below it the same failure in all three. */
export function Drawing({ state: { shown, unplugged }, canvas }: DrawingProps<State>) {
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
        <rect
          key={zone}
          {...layout.frames[zone]}
          fill={unplugged.has(zone) ? "url(#unplugged)" : "var(--sunken)"}
          stroke={unplugged.has(zone) ? "var(--accent)" : "var(--control)"}
          strokeDasharray={unplugged.has(zone) ? "6 4" : undefined}
        />
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
      {Array.from(states, ([name, state]) => (
        <PlugBox
          key={name}
          box={layout.boxes[name]}
          title={titleOf(name, shown)}
          // The orders fill a narrow queue.
          status={narrow && name === "queue" && queued ? "" : describePart(name, state)}
          down={state === "down"}
        />
      ))}
      {queued && (
        <QueuedOrders
          box={layout.boxes.queue}
          upright={narrow}
          waiting={outcomeOf(design, unplugged).stops.mail > 0}
        />
      )}
      <Label
        y={layout.backup}
        fill="var(--muted)"
        text={
          shown === "server"
            ? "Backup elsewhere, once a night"
            : "Backup outside both zones, every 5\u00a0minutes"
        }
      />
      <ComparisonTable shown={shown} unplugged={unplugged} canvas={canvas} table={layout.table} />
    </>
  );
}
