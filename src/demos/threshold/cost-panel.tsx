import { halfCapHeight } from "../../styles/half-cap-height.ts";
import type { Change } from "../demo-definition.ts";
import { draggable, type Drag } from "../draggable.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf } from "../svg-geometry.ts";
import { TouchArea } from "../touch-area.tsx";
import { priceAt, priceHandle, priceNames, priceRow, type Layout } from "./threshold-layout.ts";
import { cheapestThreshold, costOf, outcomeAt, type Prices, type State } from "./threshold-model.ts";
import { costUnit, formatPrice, formatShortHours, outcomeTexts } from "./threshold-text.ts";

interface Props {
  state: State;
  layout: Layout;
  change: Change<State> | undefined;
}

/**
 * The hours lost: their sum, and for each kind of mistake how many there are, and a slider for what each one
 * costs.
 */
export function CostPanel({ state, layout, change }: Props) {
  const { total, totalText, prices } = layout;
  const outcome = outcomeAt(state.threshold);
  const { missed, falseAlarms } = outcome;
  const texts = outcomeTexts(outcome);
  const isCheapest = state.threshold === cheapestThreshold(state);
  const hours = costOf(outcome, state);
  const mistakes = {
    miss: { count: missed, text: texts.missed, color: "var(--accent)" },
    falseAlarm: { count: falseAlarms, text: texts.falseAlarms, color: "var(--link)" },
  };
  const middle = middleOf(total).x;
  return (
    <>
      <rect {...prices} fill="var(--surface)" />
      <g fill="var(--surface)">
        <rect {...total} fill={isCheapest ? "var(--success)" : "var(--accent)"} />
        <DrawingText
          x={middle}
          y={totalText.y}
          fontSize={hours > 999 ? totalText.fontSize * 0.78 : totalText.fontSize}
          anchor="middle"
          text={hours.toLocaleString("en")}
        />
        <DrawingText x={middle} {...totalText.unit} anchor="middle" text={costUnit} />
      </g>
      {priceNames.map((name) => (
        <PriceRow
          key={name}
          name={name}
          {...mistakes[name]}
          state={state}
          layout={layout}
          setPrice={change && ((price) => change({ [name]: price, goal: undefined }))}
        />
      ))}
    </>
  );
}

interface RowProps extends Omit<Props, "change"> {
  name: keyof Prices;
  count: number;
  text: string;
  color: string;
  setPrice: ((price: number) => void) | undefined;
}

function PriceRow({ name, count, text, color, state, layout, setPrice }: RowProps) {
  const { textY, fontSize, handleFontSize, touchHeight } = layout.price;
  const { x, y, width } = priceRow(name, layout);
  const handle = priceHandle(name, state, layout);
  const middle = middleOf(handle);
  const side = fontSize * 0.7;
  const price = state[name];
  const drag = setPrice && (({ point }: Drag) => setPrice(priceAt(name, point.x, layout)));
  return (
    <>
      <rect {...rect(x, y + textY - side, side, side)} fill={color} />
      {name === "falseAlarm" && (
        <rect {...rect(x + side / 4, y + textY - side * 0.75, side / 2, side / 2)} fill="var(--surface)" />
      )}
      <DrawingText x={x + side + 8} y={y + textY} fontSize={fontSize} text={text} />
      <DrawingText
        x={x + width}
        y={y + textY}
        fontSize={fontSize}
        anchor="end"
        text={formatShortHours(count * price)}
      />
      <g {...draggable(drag, "ew-resize")}>
        <rect {...rect(x, middle.y - touchHeight / 2, width, touchHeight)} fill="none" pointerEvents="all" />
        <path d={`M${x} ${middle.y}h${width}`} stroke="var(--line)" strokeWidth="8" />
        <path d={`M${x} ${middle.y}H${middle.x}`} stroke={color} strokeWidth="8" />
        <rect {...handle} y={handle.y + 4} height={handle.height - 8} />
        <DrawingText
          x={middle.x}
          y={middle.y + handleFontSize * halfCapHeight}
          fontSize={handleFontSize}
          anchor="middle"
          fill="var(--surface)"
          text={formatPrice(price)}
        />
        <TouchArea
          area={rect(handle.x, middle.y - touchHeight / 2, handle.width, touchHeight)}
          live={setPrice !== undefined}
        />
      </g>
    </>
  );
}
