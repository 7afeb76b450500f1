import { gold } from "../../styles/tokens.ts";
import type { Change } from "../demo-definition.ts";
import { draggable, type Drag } from "../draggable.ts";
import { DrawingText } from "../drawing-text.tsx";
import { rect, middleOf } from "../svg-geometry.ts";
import { TouchArea } from "../touch-area.tsx";
import { coolantAt, coolantHandle, type Layout } from "./modbus-layout.ts";
import type { Reception, State } from "./modbus-model.ts";
import { compareReading, readingTexts, unpluggedText } from "./modbus-text.ts";
import { Tile } from "./tile.tsx";

interface Props {
  reception: Reception;
  layout: Layout;
}

/** The value at the probe and on the screen, which keeps its last value while a frame is refused. */
export function Readings({ reception, layout }: Props) {
  const { measured: measuredArea, screen, reading } = layout;
  const { inset, label, labelFont, value, valueFont, line } = reading;
  const { measured, arrived, wrong } = compareReading(reception);
  const texts = readingTexts(reception);
  const refused = reception.reaction !== "accept";
  return (
    <g fill="var(--surface)">
      {[
        { area: measuredArea, fill: "var(--link)", text: texts.measured, shown: measured },
        {
          area: screen,
          fill: refused ? "var(--muted)" : wrong ? "var(--accent)" : "var(--success)",
          text: texts.screen,
          shown: refused ? measured : arrived,
        },
      ].map(({ area, fill, text, shown }) => (
        <g key={area.x}>
          <rect {...area} fill={fill} />
          <DrawingText x={area.x + inset} y={label} fontSize={labelFont} text={text} />
          <DrawingText x={area.x + inset} y={value} fontSize={valueFont} text={shown} />
        </g>
      ))}
      {line > 0 && <DrawingText x={screen.x + inset} y={line} fontSize={labelFont} text={texts.remark} />}
    </g>
  );
}

interface ProbeProps {
  state: State;
  layout: Layout;
  change: Change<State> | undefined;
}

/** The slider of the coolant, and the switch that unplugs the probe. */
export function Probe({ state: { coolant, unplugged }, layout, change }: ProbeProps) {
  const { slider, unplugged: switchArea } = layout;
  const handle = coolantHandle(coolant, layout);
  const { x: middle, y } = middleOf(handle);
  const setCoolant =
    change && (({ point }: Drag) => change({ coolant: coolantAt(point.x, layout), unplugged: false }));
  return (
    <>
      <g {...draggable(setCoolant, "ew-resize")}>
        <path d={`M${slider.x} ${y}h${slider.width}`} stroke="var(--surface)" strokeWidth="8" />
        <rect {...handle} y={y - 19} height={38} fill={unplugged ? "var(--control)" : gold} />
        <path d={`M${middle - 8} ${y - 8}v16l-9 -8zM${middle + 8} ${y - 8}v16l9 -8z`} />
        <TouchArea area={rect(handle.x - 4, y - 27, handle.width + 8, 54)} live={change !== undefined} />
      </g>
      <Tile area={switchArea} lines={[unpluggedText]} fontSize={layout.tileFont} on={unplugged} />
    </>
  );
}
