import { Button } from "../../components/button.tsx";
import { CheckField } from "../check-field.tsx";
import { RangeField } from "../range-field.tsx";
import { defineDemo, type ControlsProps, type Suggestion, type Verdict } from "../define-demo.tsx";
import { OverlayGroup } from "../overlay-group.tsx";
import { Drawing } from "./wire-drawing.tsx";
import { byteBox, bitBox } from "./wire-layout.ts";
import { fields, invertBit, noDamage, parityBit, receive, type State } from "./wire-model.ts";
import { compareReading, degrees, describe, hex, message } from "./wire-text.ts";

/** The sign bit of the coolant is inverted, and the software checks nothing. */
const initialState: State = {
  coolant: -250,
  unplugged: false,
  damage: invertBit(noDamage, 5, 7),
  checked: false,
  selected: 5,
};

/** Suggests the checks, then damage that only the CRC finds, then damage that the length shows, then a sound line. */
function suggest(state: State): Suggestion<State> | undefined {
  const { nextStep, checks } = receive(state);
  if (!state.checked) return { label: "Check every frame", changes: { checked: true } };
  if (nextStep === "wait") return { label: "Repair the line", changes: { damage: noDamage, selected: 5 } };
  if (nextStep === "accept") return undefined;
  return checks.oddParity.length > 0
    ? {
        label: "Flip two bits instead",
        changes: { selected: 6, damage: { inverted: { 6: 0b11 }, lost: undefined } },
      }
    : { label: "Lose one byte", changes: { selected: 3, damage: { inverted: {}, lost: 3 } } };
}

function verdict(state: State): Verdict {
  const reception = receive(state);
  if (reception.nextStep === "accept") {
    const { wrong } = compareReading(reception);
    return { text: wrong ? "Believed" : "Accepted", good: !wrong };
  }
  return { text: reception.nextStep === "wait" ? "Held" : "Return to sender", good: false };
}

function OverlayControls({ state, change, canvas }: ControlsProps<State>) {
  const { arrivals, selectedIndex, selectedByte } = receive(state);
  return (
    <>
      <OverlayGroup
        legend="Byte whose levels are shown"
        singleChoice
        controls={arrivals.map(({ data, sentIndex }, index) => ({
          key: sentIndex,
          label: `Byte ${index}, ${hex(data)}, ${fieldNameAt(index)}`,
          box: byteBox(index, canvas),
          pressed: index === selectedIndex,
          onPress: () => change({ selected: index }),
        }))}
      />
      <OverlayGroup
        legend={`Bits of byte ${selectedIndex}`}
        controls={Array.from({ length: parityBit + 1 }, (_, bit) => ({
          key: bit,
          label: bit === parityBit ? "Invert the parity bit" : `Invert bit ${bit}`,
          box: bitBox(bit + 1, canvas),
          pressed: Boolean(selectedByte.inverted & (1 << bit)),
          onPress: () =>
            change({ selected: selectedIndex, damage: invertBit(state.damage, selectedByte.sentIndex, bit) }),
        }))}
      />
    </>
  );
}

function fieldNameAt(index: number): string {
  return fields.find(({ start, length }) => index < start + length)!.name;
}

function Controls({ state, change, bind }: ControlsProps<State>) {
  const { unplugged, damage } = state;
  const { selectedIndex, selectedByte } = receive(state);
  const lost = damage.lost === undefined ? selectedByte.sentIndex : undefined;
  return (
    <>
      <CheckField label="Every frame is checked" {...bind("checked")} />
      <p>Press a byte to see its levels, then press a bit to invert it.</p>
      <RangeField
        label="Coolant is at"
        min={-500}
        max={600}
        step={5}
        format={(tenths) => (unplugged ? "no probe" : degrees(tenths))}
        {...bind("coolant", { unplugged: false })}
      />
      <CheckField label="Probe unplugged" {...bind("unplugged")} />
      <Button look="quiet" onClick={() => change({ damage: { ...damage, lost } })}>
        {damage.lost === undefined ? `Lose byte ${selectedIndex}` : `Bring byte ${damage.lost} back`}
      </Button>
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo({
  initialState,
  fontSize: { wide: 16, narrow: 15 },
  Drawing,
  stickyHeight: 234,
  OverlayControls,
  Controls,
  verdict,
  describe,
  suggest,
  note: "The unit, its values and the faults are made up; CRC, parity and timing are computed as the Modbus standard says. The software asks again after 200\u00a0ms, and until then the screen keeps its reading. If four particular bits flip together (2 and 3 of byte 5, 0 and 2 of byte 7), all three checks pass, and only limits in the contract catch it. The levels are those at the UART; on RS-485 they travel as the difference between two wires.",
  message,
});
