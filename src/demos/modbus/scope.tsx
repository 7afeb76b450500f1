import { gold } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { middleOf, rect } from "../svg-geometry.ts";
import { bitRect, type Layout } from "./modbus-layout.ts";
import { levels, type Reception } from "./modbus-model.ts";
import { bitNames, loseLines, scopeHint, scopeTitle, sentLevel } from "./modbus-text.ts";
import { Tile } from "./tile.tsx";

interface Props {
  reception: Reception;
  /** The byte that never arrives. */
  lost: number | undefined;
  layout: Layout;
}

/**
 * The levels of the selected byte on the wire, as tall and short blocks. Inverted bits are red, with their
 * level as sent in dashes.
 */
export function Scope({ reception, lost, layout }: Props) {
  const { selectedByte, selectedIndex } = reception;
  const { scope, title, hint, loseButton, loseStacked, loseFont } = layout;
  const arrived = levels(selectedByte.bits);
  const sent = levels(selectedByte.bits ^ selectedByte.inverted);
  const lines = loseLines(lost, selectedIndex);
  return (
    <>
      <rect {...scope} fill={gold} />
      <DrawingText {...title} text={scopeTitle(selectedIndex, selectedByte.data)} />
      <DrawingText {...hint} text={scopeHint} />
      {arrived.map((level, slot) => (
        <Bit key={bitNames[slot]} slot={slot} level={level} inverted={level !== sent[slot]} layout={layout} />
      ))}
      <Tile area={loseButton} lines={loseStacked ? lines : [lines.join(" ")]} fontSize={loseFont} />
      <g fill="none" stroke="var(--fg)" strokeWidth="3">
        <rect {...loseButton} />
        {lost === undefined && !loseStacked && (
          <path
            d="M-8 -8l16 16m0 -16l-16 16"
            transform={`translate(${loseButton.x + loseButton.width - 24} ${middleOf(loseButton).y})`}
          />
        )}
      </g>
    </>
  );
}

interface BitProps {
  slot: number;
  level: number;
  inverted: boolean;
  layout: Layout;
}

function Bit({ slot, level, inverted, layout }: BitProps) {
  const { x, y, width, height } = bitRect(slot, layout);
  const { digit, digitFont, name, nameFont, was, low } = layout.bit;
  const middle = x + width / 2;
  const lowTop = y + height * (1 - low);
  return (
    <g fill="var(--surface)">
      <g transform={`translate(${x + 2} ${y + height}) scale(1 ${level ? 1 : low})`}>
        <rect {...rect(0, -height, width - 4, height)} fill={inverted ? "var(--accent)" : "var(--fg)"} />
      </g>
      {inverted && (
        <path
          d={`M${x + 4} ${lowTop}V${y + 2}h${width - 8}V${lowTop}`}
          fill="none"
          stroke="var(--fg)"
          strokeWidth="3"
          strokeDasharray="5 4"
        />
      )}
      <DrawingText
        x={middle}
        y={y + digit}
        fontSize={digitFont}
        anchor="middle"
        fill={level ? "var(--surface)" : "var(--fg)"}
        text={String(level)}
      />
      {inverted && was > 0 && (
        <DrawingText x={middle} y={y + was} fontSize={nameFont} anchor="middle" text={sentLevel(1 - level)} />
      )}
      <DrawingText x={middle} y={y + name} fontSize={nameFont} anchor="middle" text={bitNames[slot]!} />
    </g>
  );
}
