import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { Drawing } from "./modbus-drawing.tsx";
import { bitRect, byteRect, coolantHandle, coolantLimits, layouts, stickyHeight } from "./modbus-layout.ts";
import { fields, invertBit, parityBit, receive, initialState, type State } from "./modbus-model.ts";
import {
  formatDegrees,
  describe,
  formatHex,
  loseLines,
  enclosure,
  explanation,
  switchText,
  unpluggedText,
  verdict,
  suggest,
} from "./modbus-text.ts";

function OverlayControls({ state, change, size }: ControlsProps<State>) {
  const { coolant, unplugged, damage, checked } = state;
  const layout = layouts[size.name];
  const { arrivals, selectedIndex, selectedByte } = receive(state);
  const nextLost = damage.lost === undefined ? selectedByte.sentIndex : undefined;
  return (
    <>
      <OverlayGroup
        legend="Byte whose levels are shown"
        singleChoice
        controls={arrivals.map(({ data, sentIndex }, index) => ({
          key: sentIndex,
          label: `Byte ${index}, ${formatHex(data)}, ${fieldNameAt(index)}`,
          area: byteRect(index, layout),
          pressed: index === selectedIndex,
          onPress: () => change({ selected: index }),
        }))}
      />
      <OverlayGroup
        legend={`Bits of byte ${selectedIndex}`}
        controls={Array.from({ length: parityBit + 1 }, (_, bit) => ({
          key: bit,
          label: bit === parityBit ? "Invert the parity bit" : `Invert bit ${bit}`,
          area: bitRect(bit + 1, layout),
          pressed: Boolean(selectedByte.inverted & (1 << bit)),
          onPress: () =>
            change({ selected: selectedIndex, damage: invertBit(damage, selectedByte.sentIndex, bit) }),
        }))}
      />
      <OverlayGroup
        legend="Line, software and probe"
        controls={[
          {
            key: "lose",
            label: loseLines(damage.lost, selectedIndex).join(" "),
            area: layout.loseButton,
            onPress: () => change({ damage: { ...damage, lost: nextLost } }),
          },
          {
            key: "checked",
            label: switchText,
            area: layout.switch,
            pressed: checked,
            onPress: () => change({ checked: !checked }),
          },
          {
            key: "unplugged",
            label: `Probe ${unpluggedText.toLowerCase()}`,
            area: layout.unplugged,
            pressed: unplugged,
            onPress: () => change({ unplugged: !unplugged }),
          },
        ]}
      />
      <OverlaySlider
        label="Coolant is at"
        area={coolantHandle(coolant, layout)}
        {...coolantLimits}
        value={coolant}
        format={(tenths) => (unplugged ? "no probe" : formatDegrees(tenths))}
        onChange={(tenths) => change({ coolant: tenths, unplugged: false })}
      />
    </>
  );
}

function fieldNameAt(index: number): string {
  return fields.find(({ start, length }) => index < start + length)!.name;
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 21, narrow: 16 },
  stickyHeight,
  Drawing,
  OverlayControls,
  verdict,
  describe,
  longestResults: [{ ...initialState, checked: true }],
  suggest,
  explanation,
  enclosure,
});
