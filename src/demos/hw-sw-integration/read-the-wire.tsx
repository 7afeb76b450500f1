import { css } from "@linaria/core";
import { useState } from "react";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { RangeField } from "../../ui/range-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { firstSetting, WireDrawing } from "./wire-drawing.tsx";
import { damageInWords, outcomeInWords } from "./wire-findings.ts";
import { encode, flip, judge, noDamage, transmit } from "./wire-model.ts";
import { WireTargets } from "./wire-targets.tsx";
import { degreesOf } from "./wire-words.ts";

export function ReadTheWire() {
  const [{ coolant, damage, selected: chosen }, setSetting] = useState(firstSetting);
  // Comes back with the probe.
  const [measured, setMeasured] = useState(firstSetting.coolant!);
  const narrow = useMediaQuery(narrowDrawing);
  const arrivals = transmit(encode(coolant), damage);
  const selected = Math.min(chosen, arrivals.length - 1);
  const setting = { coolant, damage, selected };
  const shownByte = arrivals[selected]!.sentAs;
  const outcome = outcomeInWords(coolant, arrivals, judge(arrivals));

  return (
    <DemoBoard
      drawing={
        <div className={overlaid}>
          <WireDrawing {...setting} narrow={narrow} />
          <WireTargets
            arrivals={arrivals}
            selected={selected}
            narrow={narrow}
            onSelect={(place) => setSetting({ ...setting, selected: place })}
            onFlip={(bit) => setSetting({ ...setting, damage: flip(damage, shownByte, bit) })}
          />
        </div>
      }
      controls={
        <>
          <p>Press a byte to see its levels, and a bit to invert it.</p>
          <RangeField
            label="Coolant is at"
            min={-500}
            max={600}
            step={5}
            value={measured}
            shown={coolant === undefined ? "no probe" : degreesOf(coolant)}
            onChange={(tenths) => {
              setMeasured(tenths);
              setSetting({ ...setting, coolant: tenths });
            }}
          />
          <CheckField
            label="Probe unplugged"
            checked={coolant === undefined}
            onChange={(unplugged) => setSetting({ ...setting, coolant: unplugged ? undefined : measured })}
          />
          <Button
            look="quiet"
            onClick={() =>
              setSetting({
                ...setting,
                damage: { ...damage, lost: damage.lost === undefined ? shownByte : undefined },
              })
            }
          >
            {damage.lost === undefined ? `Lose byte ${selected}` : `Bring byte ${damage.lost} back`}
          </Button>
          <Button look="quiet" onClick={() => setSetting({ ...setting, damage: noDamage })}>
            Repair the line
          </Button>
        </>
      }
      finding={outcome}
      note="The unit, its values and the faults are made up; CRC, parity and timing are computed as the Modbus standard says. Levels are those at the UART; on RS-485 they travel as the difference of two wires."
      message={`I tried the wire demonstration: ${coolant === undefined ? "no probe" : `coolant at ${degreesOf(coolant)}`}, ${damageInWords(damage)}. ${outcome}`}
    />
  );
}

const overlaid = css`
  position: relative;
`;
