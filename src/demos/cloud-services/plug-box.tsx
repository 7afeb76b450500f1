import type { Box } from "../box.ts";
import { middle } from "./plug-layout.ts";

interface Props {
  box: Box;
  name: string;
  status: string;
  down: boolean;
  /** A zone, not a part. */
  dark?: boolean;
}

/** A part or a zone: solid while it is up, hatched and dashed when it is down. */
export function PlugBox({ box, name, status, down, dark = false }: Props) {
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
