import { halfCapHeight } from "../../styles/half-cap-height.ts";
import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { middleOf, type Rect, toTenth } from "../svg-geometry.ts";
import type { Layout } from "./demand-layout.ts";
import { costOf, shortPrice, type Goods, type State } from "./demand-model.ts";
import { costUnit, formatDollars, goodsTitles, mistakeTexts } from "./demand-text.ts";

interface Props {
  state: State;
  layout: Layout;
  choiceRectOf: (goods: Goods) => Rect;
}

const blockDollars = 100;
const [columns, rows] = [14, 10];

/** The cost of the year: in figures, and as a pile of blocks of a hundred dollars. */
export function CostPile({ state, layout, choiceRectOf }: Props) {
  const { panel, total, unit, pile, mistakes, choice } = layout;
  const { short, dollars } = costOf(state);
  const texts = mistakeTexts(state);
  const all = Math.round(dollars / blockDollars);
  const ofShortage = Math.round((short * shortPrice) / blockDollars);
  const size = pile.cell - pile.cell / 7;

  /**
   * Returns the path of some blocks of the pile, counted from its uppermost row. Those below its rows are
   * left out.
   */
  const blocks = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.min(to, columns * rows) - from) }, (_, index) => {
      const [row, column] = [Math.floor((from + index) / columns), (from + index) % columns];
      const top = pile.y + row * pile.cell;
      return `M${toTenth(pile.x + column * pile.cell)} ${toTenth(top)}h${toTenth(size)}v${toTenth(size)}h${-toTenth(size)}z`;
    }).join("");

  return (
    <g fill="var(--surface)">
      <rect {...panel} fill="var(--fg)" />
      <DrawingText {...total} text={formatDollars(dollars)} />
      <DrawingText {...unit} text={costUnit(blockDollars)} />
      <path d={blocks(0, ofShortage)} fill="var(--accent)" />
      <path d={blocks(ofShortage, all)} fill={gold} />
      {[
        { text: texts.short, fill: "var(--accent)" },
        { text: texts.leftOver, fill: gold },
      ].map(({ text, fill }, index) => {
        const y = mistakes.y + index * mistakes.lineHeight;
        const side = mistakes.fontSize * 0.7;
        return (
          <g key={fill}>
            <rect x={mistakes.x} y={y - side} width={side} height={side} fill={fill} />
            <DrawingText x={mistakes.x + side + 8} y={y} fontSize={mistakes.fontSize} text={text} />
          </g>
        );
      })}
      {(["keep", "spoil"] as const).map((goods) => {
        const area = choiceRectOf(goods);
        const chosen = goods === state.goods;
        return (
          <g key={goods} fill={chosen ? "var(--fg)" : "var(--surface)"}>
            <rect
              {...area}
              fill={chosen ? gold : "none"}
              stroke={chosen ? gold : "var(--control)"}
              strokeWidth="2"
            />
            <DrawingText
              x={middleOf(area).x}
              y={middleOf(area).y + choice.fontSize * halfCapHeight}
              fontSize={choice.fontSize}
              anchor="middle"
              text={goodsTitles[goods]}
            />
          </g>
        );
      })}
    </g>
  );
}
