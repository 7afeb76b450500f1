import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { DrawnControls } from "../drawn-controls.tsx";
import { Drawing } from "./wire-drawing.tsx";
import { cellOf, slotOf } from "./wire-layout.ts";
import { fields, invertBit, noDamage, parityBit, receive, type State } from "./wire-model.ts";
import { degrees, describe, describeDamage, explain, hex, message } from "./wire-text.ts";

/** The sign bit of the coolant is inverted. */
const initialState: State = {
  coolant: -250,
  unplugged: false,
  damage: invertBit(noDamage, 5, 7),
  selected: 5,
};

/** An even number of bits: the parity holds. */
const twoBits = invertBit(invertBit(noDamage, 6, 0), 6, 1);

const stamps = {
  accept: { text: "Accepted", good: true },
  discard: { text: "Return to sender", good: false },
  wait: { text: "Held", good: false },
};

function Targets({ state, change, canvas }: ControlsProps<State>) {
  const { arrivals, place, onScope } = receive(state);
  return (
    <>
      <DrawnControls
        legend="Byte whose levels are shown"
        choice
        controls={arrivals.map(({ data, sentAs }, index) => ({
          key: sentAs,
          label: `Byte ${index}, ${hex(data)}, ${fieldAt(index)}`,
          box: cellOf(index, canvas),
          pressed: index === place,
          onPress: () => change({ selected: index }),
        }))}
      />
      <DrawnControls
        legend={`Bits of byte ${place}`}
        controls={Array.from({ length: parityBit + 1 }, (_, bit) => ({
          key: bit,
          label: bit === parityBit ? "Invert the parity bit" : `Invert bit ${bit}`,
          box: slotOf(bit + 1, canvas),
          pressed: Boolean(onScope.inverted & (1 << bit)),
          onPress: () => change({ selected: place, damage: invertBit(state.damage, onScope.sentAs, bit) }),
        }))}
      />
    </>
  );
}

function fieldAt(place: number): string {
  return fields.find(({ at, length }) => place < at + length)!.name;
}

function Controls({ state, change, bind }: ControlsProps<State>) {
  const { unplugged, damage } = state;
  const { place, onScope } = receive(state);
  const lost = damage.lost === undefined ? onScope.sentAs : undefined;
  return (
    <>
      <p>Press a byte to see its levels, and a bit to invert it.</p>
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
        {damage.lost === undefined ? `Lose byte ${place}` : `Bring byte ${damage.lost} back`}
      </Button>
    </>
  );
}

export const { Board, Still } = defineDemo({
  initialState,
  Drawing,
  foldAt: 240,
  Targets,
  Controls,
  stamp: (state) => stamps[receive(state).verdict.next],
  describe,
  suggest: ({ damage }) =>
    describeDamage(damage)
      ? { label: "Repair the line", changed: { damage: noDamage } }
      : { label: "Invert two bits of one byte", changed: { selected: 6, damage: twoBits } },
  note: (state) =>
    `${explain(state)} The unit, its values and the faults are made up; CRC, parity and timing are computed as the Modbus standard says. Levels are those at the UART; on RS-485 they travel as the difference of two wires.`,
  message,
});
