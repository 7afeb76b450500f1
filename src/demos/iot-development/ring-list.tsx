import { Label } from "../label.tsx";
import type { Canvas } from "../canvas.ts";
import { chanceOfHalt } from "./ring-odds.ts";
import type { Plan, Ring } from "./rollout-model.ts";
import { describeChance } from "./rollout-text.ts";

interface Props {
  plan: Plan;
  rings: Ring[];
  canvas: Canvas;
}

/** What each ring reported, and how often a ring of its size halts an update that fails at this rate. */
export function RingList({ plan, rings, canvas }: Props) {
  const { narrow, width, height } = canvas;
  const column = (width - 60) / 4;
  return rings.map((ring, index) => {
    const x = narrow ? 0 : index * (column + 20);
    const y = narrow ? height - 218 + index * 54 : height - 82;
    const span = narrow ? width : column;
    const right = narrow ? { x: x + span, textAnchor: "end" as const } : { x };
    const last = index === rings.length - 1;
    return (
      <g key={ring.from}>
        <path
          d={`M${x} ${y}h${span}`}
          stroke={ring.phase === "halted" ? "var(--accent)" : "var(--ink)"}
          strokeWidth={ring.phase === "halted" ? 6 : 2}
          strokeDasharray={ring.phase === "waiting" ? "4 4" : undefined}
        />
        <Label x={x} y={y + 23} bold text={`Ring ${index + 1}: ${ring.size}`} />
        <Label
          {...right}
          y={narrow ? y + 23 : y + 46}
          fontWeight={ring.phase === "halted" ? "600" : undefined}
          text={describeRing(ring, rings)}
        />
        <Label
          x={x}
          y={narrow ? y + 43 : y + 69}
          fill="var(--muted)"
          text={
            last ? "no ring left to halt" : `chance to halt: ${describeChance(chanceOfHalt(ring.size, plan))}`
          }
        />
      </g>
    );
  });
}

function describeRing({ phase, failed }: Ring, rings: Ring[]): string {
  if (phase === "waiting") return rings.some((ring) => ring.phase === "halted") ? "never started" : "waits";
  if (phase === "updating") return "updating";
  return phase === "halted" ? `${failed} failed: halt` : `${failed} failed`;
}
