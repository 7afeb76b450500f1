import { Label } from "../label.tsx";
import { middleOf, type Box } from "../canvas.ts";

interface Props {
  box: Box;
  title: string;
  status: string;
  down: boolean;
  /** A zone, not a part. */
  dark?: boolean;
}

/** A part or a zone: solid while it is up, hatched and dashed when it is down. */
export function PlugBox({ box, title, status, down, dark = false }: Props) {
  const { x, y } = middleOf(box);
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
      <Label x={x} y={y - 4} bold fill={dark && !down ? text : undefined} text={title} />
      <Label x={x} y={y + 16} fill={down ? "var(--error)" : text} text={status} />
    </g>
  );
}
