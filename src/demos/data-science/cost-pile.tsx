import { gold } from "../../styles/tokens.ts";
import { middleOf, type Box } from "../svg-geometry.ts";
import { Word } from "../word.tsx";
import type { Layout } from "./demand-layout.ts";
import { costOf, leftPrices, shortPrice, type Goods, type State } from "./demand-model.ts";
import { formatDollars, formatUnits } from "./demand-text.ts";

interface Props {
  state: State;
  layout: Layout;
  choiceBoxOf: (goods: Goods) => Box;
}

const blockDollars = 100;
const [columns, rows] = [14, 10];

const choices: { goods: Goods; text: string }[] = [
  { goods: "keep", text: "They keep" },
  { goods: "spoil", text: "They spoil" },
];

/** The cost of the year: in figures, and as a pile of blocks of a hundred dollars. */
export function CostPanel({ state, layout, choiceBoxOf }: Props) {
  const { panel, total, unit, pile, rows: lines, choice } = layout;
  const { short, left, dollars } = costOf(state);
  const leftPrice = leftPrices[state.goods];
  const all = Math.round(dollars / blockDollars);
  const ofShortage = Math.round((short * shortPrice) / blockDollars);
  const size = pile.cell - pile.cell / 7;

  /** The blocks from one number to the next, filling the pile from its lowest row. A higher pile goes beyond its frame. */
  const blocks = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.min(to, columns * rows) - from) }, (_, index) => {
      const [row, column] = [Math.floor((from + index) / columns), (from + index) % columns];
      const top = pile.y + (rows - 1 - row) * pile.cell;
      return `M${round(pile.x + column * pile.cell)} ${round(top)}h${round(size)}v${round(size)}h${-round(size)}z`;
    }).join("");

  return (
    <g fill="var(--surface)">
      <rect {...panel} fill="var(--ink)" />
      <Word {...total} text={formatDollars(dollars)} />
      <Word {...unit} text={`a year, $${blockDollars} a square`} />
      <path d={blocks(0, ofShortage)} fill="var(--accent)" />
      <path d={blocks(ofShortage, all)} fill={gold} />
      {[
        { text: `${formatUnits(short)} short, $${shortPrice} each`, fill: "var(--accent)" },
        { text: `${formatUnits(left)} left over, $${leftPrice} each`, fill: gold },
      ].map(({ text, fill }, index) => {
        const y = lines.y + index * lines.distance;
        const side = lines.fontSize * 0.7;
        return (
          <g key={fill}>
            <rect x={lines.x} y={y - side} width={side} height={side} fill={fill} />
            <Word x={lines.x + side + 8} y={y} fontSize={lines.fontSize} text={text} />
          </g>
        );
      })}
      {choices.map(({ goods, text }) => {
        const area = choiceBoxOf(goods);
        const chosen = goods === state.goods;
        return (
          <g key={goods} fill={chosen ? "var(--ink)" : "var(--surface)"}>
            <rect
              {...area}
              fill={chosen ? gold : "none"}
              stroke={chosen ? gold : "var(--control)"}
              strokeWidth="2"
            />
            <Word
              x={middleOf(area).x}
              y={middleOf(area).y + choice.fontSize * 0.35}
              fontSize={choice.fontSize}
              anchor="middle"
              text={text}
            />
          </g>
        );
      })}
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
