import { designs, type DesignName, type PartName, type ZoneName } from "./designs.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { layoutOf, middle, type Box } from "./plug-layout.ts";
import { outcomeOf, partsOf, plugsOf, stateOf, type PartState, type Unplugged } from "./plug-model.ts";

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

/** Work passes from the first to the second. */
const lines: [PartName, PartName][] = (["a", "b"] as const).flatMap((side) => [
  ["entrance", `app-${side}`],
  [`app-${side}`, "database-a"],
  [`app-${side}`, "database-b"],
  [`app-${side}`, "queue"],
  ["queue", `worker-${side}`],
  [`worker-${side}`, "database-a"],
  [`worker-${side}`, "database-b"],
]);

const names: Record<PartName, string> = {
  entrance: "Load balancer",
  "app-a": "App server",
  "app-b": "App server",
  "database-a": "Database",
  "database-b": "Database",
  queue: "Queue",
  "worker-a": "Worker",
  "worker-b": "Worker",
};

const serving: Record<PartName, string> = {
  entrance: "lets all in",
  "app-a": "answers",
  "app-b": "answers",
  "database-a": "stores orders",
  "database-b": "stores orders",
  queue: "passes orders on",
  "worker-a": "sends e-mails",
  "worker-b": "sends e-mails",
};

const other: Record<Exclude<PartState, "serves">, string> = {
  down: "down",
  "stands by": "keeps a copy",
  "took over": "took over",
};

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
  const link = (from: Box, to: Box) => {
    const [start, end] = [middle(from), middle(to)];
    // The queue is long: what goes in or out meets it at a right angle.
    const onto = to === layout.boxes.queue || from === layout.boxes.queue;
    const side = to === layout.boxes.queue ? start : end;
    const lane = middle(layout.boxes.queue);
    return onto
      ? `M${side.x} ${side.y}${narrow ? `H${lane.x}` : `V${lane.y}`}`
      : `M${start.x} ${start.y}L${end.x} ${end.y}`;
  };
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      fontFamily="var(--text)"
      fontSize={layout.text}
      fill="var(--ink)"
      aria-hidden="true"
    >
      <pattern
        id="unplugged"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path fill="var(--surface)" d="M0 0h8v8H0z" />
        <path fill="var(--sunken)" d="M0 0h4v8H0z" />
      </pattern>
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
        d={lines
          .filter(([from, to]) => works(from) && works(to))
          .map(([from, to]) => link(layout.boxes[from], layout.boxes[to]))
          .join("")}
        stroke="var(--link)"
        strokeWidth="2.5"
        fill="none"
      />
      {copies && (
        <path
          d={link(layout.boxes["database-a"], layout.boxes["database-b"])}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray="2 5"
        />
      )}
      {zones.map((zone) => (
        <Plug
          key={zone}
          box={layout.boxes[zone]}
          name={shown === "server" ? "Server" : zone === "zone-a" ? "Zone A" : "Zone B"}
          status={unplugged.has(zone) ? "down" : "up"}
          down={unplugged.has(zone)}
          dark
        />
      ))}
      {parts.map((name) => {
        const state = states.get(name)!;
        return (
          <Plug
            key={name}
            box={layout.boxes[name]}
            name={shown === "server" && name === "entrance" ? "DNS" : names[name]}
            status={
              narrow && name === "queue" && queued ? "" : state === "serves" ? serving[name] : other[state]
            }
            down={state === "down"}
          />
        );
      })}
      {queued && <Letters box={layout.boxes.queue} upright={narrow} waits={waits} />}
      <text y={layout.backup} fill="var(--muted)">
        {shown === "server"
          ? "Backup elsewhere, once a night"
          : "Backup outside both zones, every 5\u00a0minutes"}
      </text>
      <ComparisonTable shown={shown} unplugged={unplugged} layout={layout} />
    </svg>
  );
}

interface PlugProps {
  box: Box;
  name: string;
  status: string;
  down: boolean;
  /** A zone, not a part. */
  dark?: boolean;
}

function Plug({ box, name, status, down, dark = false }: PlugProps) {
  const { x, y } = middle(box);
  const [ground, text] = dark ? ["var(--ink)", "var(--surface)"] : ["var(--surface)", "var(--muted)"];
  return (
    <g textAnchor="middle">
      <rect
        {...box}
        rx="3"
        fill={down ? "url(#unplugged)" : ground}
        stroke={down ? "var(--accent)" : "var(--ink)"}
        strokeWidth="2"
        strokeDasharray={down ? "6 4" : undefined}
      />
      <text x={x} y={y - 4} fontWeight="650" fill={dark && !down ? text : undefined}>
        {name}
      </text>
      <text x={x} y={y + 16} fill={down ? "var(--error)" : text}>
        {status}
      </text>
    </g>
  );
}

/** Orders in the queue: one passes at a time, or several wait. */
function Letters({ box, upright, waits }: { box: Box; upright: boolean; waits: boolean }) {
  const { x, y } = middle(box);
  const places = waits ? [-3, -2, -1, 1, 2, 3] : [-2, 2];
  return (
    <path
      d={places
        .map((place) => {
          const apart = Math.sign(place) * (upright ? 8 : 60) + place * (upright ? 20 : 38);
          return `M${upright ? x - 11 : x + apart - 11} ${(upright ? y + apart : y) - 7}h22v14h-22zl11 8l11 -8`;
        })
        .join("")}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  );
}
