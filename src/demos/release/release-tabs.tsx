import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { DrawingText } from "../drawing-text.tsx";
import { middleOf } from "../svg-geometry.ts";
import { tabRect, type Layout } from "./release-layout.ts";
import type { Release } from "./release-model.ts";
import { releaseOptions } from "./release-text.ts";

/** The ways to release. The chosen one is dark. */
export function ReleaseTabs({ release, layout }: { release: Release; layout: Layout }) {
  const { x, fontSize, lineHeight } = layout.tabText;
  return releaseOptions.map(({ value, lines }, index) => {
    const area = tabRect(index, layout);
    const chosen = value === release;
    return (
      <g key={value} fill={chosen ? "var(--surface)" : "var(--fg)"}>
        <rect {...area} fill={chosen ? "var(--fg)" : "var(--surface)"} stroke="var(--fg)" strokeWidth="2" />
        {lines.map((text, row) => (
          <DrawingText
            key={text}
            x={area.x + x}
            y={middleOf(area).y + fontSize * halfCapHeight + (row - 0.5) * lineHeight}
            fontSize={fontSize}
            text={text}
          />
        ))}
      </g>
    );
  });
}
