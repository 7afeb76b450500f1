import { Drawing } from "../drawing.tsx";
import { drawingSize } from "./wire-geometry.ts";
import { encode, flip, judge, noDamage, transmit, type Damage } from "./wire-model.ts";
import { WireFrame } from "./wire-frame.tsx";
import { WireScope } from "./wire-scope.tsx";
import { WireVerdict } from "./wire-verdict.tsx";

export interface Setting {
  /** In tenths of a degree; none when no probe is connected. */
  coolant: number | undefined;
  damage: Damage;
  /** The byte on the scope, by its place in the frame as it arrives. */
  selected: number;
}

/** As the demonstration begins: the sign bit of the coolant is inverted. */
export const firstSetting: Setting = { coolant: -250, damage: flip(noDamage, 5, 7), selected: 5 };

export function WireStill({ narrow }: { narrow: boolean }) {
  return <WireDrawing {...firstSetting} narrow={narrow} />;
}

/** The frame, one of its bytes as levels on the wire, and what the driver makes of it. */
export function WireDrawing({ coolant, damage, selected, narrow }: Setting & { narrow: boolean }) {
  const { width, height } = drawingSize[narrow ? "narrow" : "wide"];
  const arrivals = transmit(encode(coolant), damage);
  const verdict = judge(arrivals);
  return (
    <Drawing width={width} height={height}>
      <WireScope arrival={arrivals[selected]!} place={selected} narrow={narrow} />
      <WireFrame arrivals={arrivals} verdict={verdict} selected={selected} narrow={narrow} />
      <WireVerdict verdict={verdict} arrived={arrivals.length} narrow={narrow} />
    </Drawing>
  );
}
