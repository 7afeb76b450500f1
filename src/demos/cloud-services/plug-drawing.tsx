import { Hatch } from "../hatch.tsx";
import { Drawing } from "../drawing.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { designs, type DesignName, type PartName, type ZoneName } from "./designs.ts";
import { partNames, stateWords } from "./part-words.ts";
import { passagePath, passages } from "./passages.ts";
import { PlugBox } from "./plug-box.tsx";
import { layoutOf } from "./plug-layout.ts";
import { outcomeOf, partsOf, plugsOf, stateOf, type Unplugged } from "./plug-model.ts";
import { QueueLetters } from "./queue-letters.tsx";

interface Props {
  shown: DesignName;
  unplugged: Unplugged;
  narrow: boolean;
}

/** As the demonstration begins. */
export const firstSetting: { shown: DesignName; unplugged: Unplugged } = {
  shown: "zones",
  unplugged: new Set(["database-a"]),
};

export function PlugStill({ narrow }: { narrow: boolean }) {
  return <PlugDrawing {...firstSetting} narrow={narrow} />;
}

/** The design with what is up, what is down and what flows, and below it the same failure in all three. */
export function PlugDrawing({ shown, unplugged, narrow }: Props) {
  const design = designs[shown];
  const layout = layoutOf(shown, narrow);
  const parts = partsOf(design);
  const states = new Map(parts.map((name) => [name, stateOf(design, name, unplugged)]));
  const works = (name: PartName) => ["serves", "took over"].includes(states.get(name) ?? "");
  const zones = plugsOf(design).filter((name): name is ZoneName => name in layout.frames);
  const queued = states.get("queue") === "serves";
  const waits = outcomeOf(design, unplugged).stops.mail > 0;
  const copies = states.get("database-a") === "serves" && states.get("database-b") === "stands by";
  const { boxes } = layout;
  return (
    <Drawing width={layout.width} height={layout.height} letters={layout.text}>
      <Hatch
        id="unplugged"
        period={8}
        stripe={{ width: 4, fill: "var(--sunken)" }}
        ground="var(--surface)"
        turn={45}
      />
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
          .map(([from, to]) => passagePath(boxes, from, to, narrow))
          .join("")}
        stroke="var(--link)"
        strokeWidth="2.5"
        fill="none"
      />
      {copies && (
        <path
          d={passagePath(boxes, "database-a", "database-b", narrow)}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray="2 5"
        />
      )}
      {zones.map((zone) => (
        <PlugBox
          key={zone}
          box={boxes[zone]}
          name={shown === "server" ? "Server" : zone === "zone-a" ? "Zone A" : "Zone B"}
          status={unplugged.has(zone) ? "down" : "up"}
          down={unplugged.has(zone)}
          dark
        />
      ))}
      {parts.map((name) => {
        const state = states.get(name)!;
        return (
          <PlugBox
            key={name}
            box={boxes[name]}
            name={shown === "server" && name === "entrance" ? "DNS" : partNames[name]}
            // The letters fill a narrow queue.
            status={narrow && name === "queue" && queued ? "" : stateWords(name, state)}
            down={state === "down"}
          />
        );
      })}
      {queued && <QueueLetters box={boxes.queue} upright={narrow} waits={waits} />}
      <text y={layout.backup} fill="var(--muted)">
        {shown === "server"
          ? "Backup elsewhere, once a night"
          : "Backup outside both zones, every 5\u00a0minutes"}
      </text>
      <ComparisonTable shown={shown} unplugged={unplugged} layout={layout} />
    </Drawing>
  );
}
