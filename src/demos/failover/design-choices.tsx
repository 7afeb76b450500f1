import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { choiceRect, type Layout } from "./failover-layout.ts";
import { costOf, designNames, type DesignName } from "./failover-model.ts";
import { costText, designTitles } from "./failover-text.ts";

/** The designs to choose from, each with its cost, on a wide screen in blocks of one server. */
export function DesignChoices({ chosen, layout }: { chosen: DesignName; layout: Layout }) {
  const { part, choice, fontSize, narrow } = layout;
  return designNames.map((design) => {
    const area = choiceRect(design, layout);
    const isChosen = design === chosen;
    const color = isChosen ? "var(--surface)" : "var(--fg)";
    const cost = costOf(design);
    const blocks = 30 * cost + 7 * Math.floor(cost);
    const x = area.x + part.margin;
    return (
      <g key={design} fill={color}>
        <rect {...area} fill={isChosen ? "var(--fg)" : "var(--sunken)"} />
        <DrawingText
          x={x}
          y={area.y + choice.titleY}
          fontSize={choice.titleFontSize}
          text={designTitles[design]}
        />
        <DrawingText x={x} y={area.y + choice.textY} fontSize={fontSize} text={costText(design, narrow)} />
        {!narrow && (
          <path
            d={`M${area.x + area.width - 20 - blocks} ${area.y + area.height / 2}h${blocks}`}
            stroke={isChosen ? gold : "var(--muted)"}
            strokeWidth="30"
            strokeDasharray="30 7"
          />
        )}
      </g>
    );
  });
}
