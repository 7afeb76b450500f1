import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf } from "../svg-geometry.ts";
import { byteRect, fieldRect, type Layout } from "./modbus-layout.ts";
import { fields, type Arrival, type Reception } from "./modbus-model.ts";
import { formatHex, notRead, readValues } from "./modbus-text.ts";

interface Props {
  reception: Reception;
  layout: Layout;
  /** Whether it is in the live drawing, where lightning is seen striking. */
  live: boolean;
}

/** The bytes as they arrive, with the fields above them at the places that the contract gives them. */
export function Frame({ reception, layout, live }: Props) {
  const { arrivals, sent, reaction, selectedIndex } = reception;
  const selected = byteRect(selectedIndex, layout);
  return (
    <>
      <path d={layout.wire} fill="var(--link)" />
      <Fields reception={reception} layout={layout} />
      {/* Gold around the byte whose bits are shown. */}
      <rect {...selected} y={selected.y + 2} height={selected.height + 6} fill={gold} />
      <g className={reaction !== "accept" ? bouncing : undefined}>
        {/* A lost byte keeps its element, so that the bytes after it visibly move up. */}
        {sent.map((byte) => {
          const index = arrivals.findIndex(({ sentIndex }) => sentIndex === byte.sentIndex);
          const arrival = arrivals[index];
          return (
            <ByteTile
              key={byte.sentIndex}
              index={arrival ? index : byte.sentIndex}
              byte={arrival ?? byte}
              lost={!arrival}
              selected={index === selectedIndex}
              live={live}
              layout={layout}
            />
          );
        })}
      </g>
    </>
  );
}

/**
 * The names of the fields and their values as the software would read them; red where they are not as sent.
 */
function Fields({ reception: { arrivals, sent, reaction }, layout }: Omit<Props, "live">) {
  const [values, asSent] = [readValues(arrivals), readValues(sent)];
  const refused = reaction !== "accept";
  const { inset, name: nameY, value: valueY, fontSize } = layout.fieldText;
  return fields.map((field) => {
    const area = fieldRect(field, layout);
    const { name } = field;
    const wrong = values[name] !== asSent[name];
    return (
      <g key={name} fill="var(--surface)">
        {wrong && <rect {...area} fill="var(--accent)" />}
        <rect {...area} y={area.y + area.height - 3} height={3} />
        <DrawingText x={area.x + inset} y={area.y + nameY} fontSize={fontSize} text={name} />
        {valueY > 0 && (
          <DrawingText
            x={area.x + inset}
            y={area.y + valueY}
            fontSize={fontSize}
            text={refused && name !== "CRC" ? notRead : values[name]}
          />
        )}
      </g>
    );
  });
}

interface TileProps {
  index: number;
  byte: Arrival;
  lost: boolean;
  selected: boolean;
  live: boolean;
  layout: Layout;
}

function ByteTile({ index, byte, lost, selected, live, layout }: TileProps) {
  const area = byteRect(index, layout);
  const { width, height } = area;
  const { hex: hexY, hexFont, index: indexY, indexFont } = layout.byte;
  const { x, y } = middleOf(area);
  const wrong = byte.inverted > 0;
  return (
    <g
      transform={`translate(${x} ${lost ? y + height : y}) rotate(${lost ? 24 : 0})`}
      opacity={lost ? 0 : 1}
      fill={wrong ? "var(--surface)" : "var(--fg)"}
    >
      <rect
        {...rect(4 - width / 2, 6 - height / 2, width - 8, height - 8)}
        fill={wrong ? "var(--accent)" : selected ? gold : "var(--surface)"}
      />
      <DrawingText
        x={0}
        y={hexY - height / 2}
        fontSize={hexFont}
        anchor="middle"
        text={formatHex(byte.data)}
      />
      <DrawingText x={0} y={indexY - height / 2} fontSize={indexFont} anchor="middle" text={String(index)} />
      {wrong && (
        // A new key for each inverted bit lets the lightning strike again.
        <g key={byte.inverted} className={live ? striking : undefined}>
          <path
            transform={`translate(${width / 2 - 16} ${height / 2 - 26})`}
            d="M9 0L0 12H5L2 21L12 8H6L9 0z"
            fill={gold}
          />
        </g>
      )}
    </g>
  );
}

/** Lightning strikes a byte and inverts one of its bits. */
const striking = css`
  @media ${motionAllowed} {
    animation: strike ${1.5 * times.beat}ms ease-in;
  }
  @keyframes strike {
    from {
      translate: 60px -180px;
      scale: 4;
    }
  }
`;

/** The frame runs against the barrier, and bounces back. */
const bouncing = css`
  @media ${motionAllowed} {
    animation: bounce ${3 * times.beat}ms ${easing.settle};
  }
  @keyframes bounce {
    20% {
      transform: translateX(14px);
    }
    55% {
      transform: translateX(-8px);
    }
  }
`;
