import { css } from "@linaria/core";
import { coolantRange } from "../../modbus/rtu-frame.ts";
import { displayFont } from "../../styles/display-font.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { DemoRange } from "../kit/demo-range.tsx";
import { useDemo } from "../kit/use-demo.ts";
import { FrameChecks } from "./frame-checks.tsx";
import { initialState, receive } from "./modbus-model.ts";
import { describe, enclosure, explanation, formatDegrees, suggest, verdict } from "./modbus-text.ts";
import { MeasuredValue, ShownValue } from "./readings.tsx";
import { ReceivedBytes } from "./received-bytes.tsx";
import { Scope } from "./scope.tsx";

const texts = { verdict, describe, suggest, explanation, enclosure };

/**
 * The value at the probe and on the screen, the checks between them, the bytes of the frame, and the bits of
 * one of them.
 */
export function ModbusDemo() {
  const demo = useDemo({ initialState });
  const { state, change } = demo;
  const { coolant, unplugged, damage } = state;
  const reception = receive(state);
  const fields = (
    <DemoRange
      label="Coolant is at"
      // In tenths of a degree Celsius.
      min={coolantRange.min}
      max={coolantRange.max}
      step={5}
      value={coolant}
      format={(tenths) => (unplugged ? "no probe" : formatDegrees(tenths))}
      onChange={(tenths) => change({ coolant: tenths, unplugged: false })}
    />
  );
  return (
    <DemoFrame demo={demo} texts={texts} fields={fields}>
      <div className={board}>
        <MeasuredValue reception={reception} unplugged={unplugged} change={change} />
        <FrameChecks reception={reception} change={change} />
        <ShownValue reception={reception} />
        <ReceivedBytes
          reception={reception}
          lost={damage.lost}
          onSelect={(selected) => change({ selected })}
        />
        <Scope reception={reception} damage={damage} change={change} />
      </div>
    </DemoFrame>
  );
}

const board = css`
  --gap: 8px;

  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--gap);
  ${displayFont("clamp(0.8125rem, 4.8cqi, 1.0625rem)", 1.2)};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);

    &&& > * {
      grid-area: auto / 1;
    }
  }
  @container (width >= 40rem) {
    grid-template-columns: 33fr 32fr 33fr;
    font-size: 2.15cqi;
  }
`;
