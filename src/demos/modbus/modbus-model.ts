import {
  checkFrame,
  encode,
  invertBit,
  noDamage,
  transmit,
  type Damage,
  type Reaction,
} from "../../modbus/rtu-frame.ts";

export interface State {
  /** The temperature that the probe measures, in tenths of a degree Celsius. */
  coolant: number;
  /** Whether the probe is unplugged, so that the unit reports no reading. */
  unplugged: boolean;
  damage: Damage;
  /** Whether the software checks length, parity and CRC before it uses the values. */
  checked: boolean;
  /** The index, in the frame as it arrives, of the byte whose levels are shown. */
  selected: number;
}

/** The sign bit of the coolant is inverted, and the software checks nothing. */
export const initialState: State = {
  coolant: -250,
  unplugged: false,
  damage: invertBit(noDamage, 5, 7),
  checked: false,
  selected: 5,
};

export type Reception = ReturnType<typeof receive>;

/**
 * Computes everything that follows from the state: the frame as sent and as it arrives, its checks and the
 * reaction of the software.
 */
export function receive({ coolant, unplugged, damage, checked, selected }: State) {
  const frame = encode(unplugged ? undefined : coolant);
  const sent = transmit(frame, noDamage);
  const arrivals = transmit(frame, damage);
  const checks = checkFrame(arrivals);
  const reaction: Reaction = checked ? checks.reaction : "accept";
  // A lost byte makes the frame shorter, so the selected index may be beyond its end.
  const selectedIndex = Math.min(selected, arrivals.length - 1);
  return { sent, arrivals, checked, checks, reaction, selectedIndex, selectedByte: arrivals[selectedIndex]! };
}
