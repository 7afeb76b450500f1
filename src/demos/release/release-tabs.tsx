import { gold } from "../../styles/tokens.ts";
import { middleOf } from "../svg-geometry.ts";
import { DrawingText, halfCapHeight } from "../drawing-text.tsx";
import { tabRect, type Layout } from "./release-layout.ts";
import type { Release } from "./release-model.ts";
import { releaseOptions } from "./release-text.ts";

/** The ways to release. The chosen one has the colour of the background below. */
export function ReleaseTabs({ release, layout }: { release: Release; layout: Layout }) {
  const { x, fontSize, lineHeight } = layout.tabText;
  return releaseOptions.map(({ value, lines }, index) => {
    const area = tabRect(index, layout);
    const chosen = value === release;
    return (
      <g key={value} fill={chosen ? "var(--ink)" : "var(--surface)"}>
        <rect {...area} width={area.width + 1} fill={chosen ? gold : "var(--ink)"} />
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
