import { gold } from "../../styles/tokens.ts";
import { formatCount } from "../format.ts";
import { Word } from "../word.tsx";
import { choiceBox, type Layout } from "./failover-layout.ts";
import { costOf, designNames, designs, type DesignName } from "./failover-model.ts";

/** The designs to choose from, each with its cost, on a wide screen in blocks of one server. */
export function Choices({ shown, layout }: { shown: DesignName; layout: Layout }) {
  const { part, text, narrow } = layout;
  const [titleSize, titleY, textY] = narrow ? [18, 24, 44] : [26, 27, 51];
  return designNames.map((design) => {
    const area = choiceBox(design, narrow);
    const chosen = design === shown;
    const ink = chosen ? "var(--surface)" : "var(--ink)";
    const cost = costOf(design);
    const x = area.x + part.margin;
    return (
      <g key={design} fill={ink}>
        <rect {...area} fill={chosen ? "var(--ink)" : "var(--sunken)"} />
        <Word x={x} y={area.y + titleY} fontSize={titleSize} text={designs[design].title} />
        <Word
          x={x}
          y={area.y + textY}
          fontSize={text}
          text={`${narrow ? "" : "costs "}${formatCount(cost, "server")}`}
        />
        {!narrow && (
          <path
            d={`M${area.x + 200} ${area.y + 31}h${30 * cost + 7 * Math.floor(cost)}`}
            stroke={chosen ? gold : "var(--muted)"}
            strokeWidth="30"
            strokeDasharray="30 7"
          />
        )}
      </g>
    );
  });
}
