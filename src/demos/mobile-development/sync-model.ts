/** The inspector's list, in its order. */
export const checks = ["Oil level", "Guard rail", "Emergency stop", "Hydraulic hose"] as const;
export type Check = (typeof checks)[number];
export const marks = ["open", "fine", "fault"] as const;
export type Mark = (typeof marks)[number];
export const sides = ["phone", "office"] as const;
export type Side = (typeof sides)[number];

type Marks = Readonly<Record<Check, Mark>>;

export interface State {
  signal: boolean;
  /** As each side shows them. */
  phone: Marks;
  office: Marks;
  /** Changes on the phone that have not been sent, in the order in which they were begun. */
  queue: readonly Check[];
  /** Changes in the office of which the phone has not heard. */
  unheard: readonly Check[];
  /** Changed on both sides since the phone last heard of them, to different marks. */
  conflicts: readonly Check[];
}

const open: Marks = {
  "Oil level": "open",
  "Guard rail": "open",
  "Emergency stop": "open",
  "Hydraulic hose": "open",
};

export const untouched: State = {
  signal: true,
  phone: open,
  office: open,
  queue: [],
  unheard: [],
  conflicts: [],
};

export function withSignal(state: State, signal: boolean): State {
  return synced({ ...state, signal });
}

export function marked(state: State, side: Side, check: Check, mark: Mark): State {
  const { queue, unheard, conflicts } = state;
  const changed = { ...state, [side]: { ...state[side], [check]: mark } };
  if (side === "office") return synced({ ...changed, unheard: [...unheard, check] });
  const waits = queue.includes(check) || conflicts.includes(check);
  return synced(waits ? changed : { ...changed, queue: [...queue, check] });
}

/** With a signal, changes go out one after the other, and then what is new comes in. */
function synced(state: State): State {
  if (!state.signal) return state;
  const sent = state.queue.reduce(send, { ...state, queue: [] });
  const { phone, office } = sent;
  const conflicts = sent.conflicts.filter((check) => phone[check] !== office[check]);
  const heard = { ...office };
  for (const check of conflicts) heard[check] = phone[check];
  return { ...sent, phone: heard, unheard: conflicts, conflicts };
}

/** On which the two sides differ: a change is on its way, or in conflict. */
export function differing({ phone, office }: State): Check[] {
  return checks.filter((check) => phone[check] !== office[check]);
}

/** A change goes through when it was made on what the office still has; otherwise somebody has to decide. */
function send(state: State, check: Check): State {
  const { phone, office, unheard, conflicts } = state;
  if (phone[check] === office[check]) return state;
  return unheard.includes(check)
    ? { ...state, conflicts: [...conflicts, check] }
    : { ...state, office: { ...office, [check]: phone[check] } };
}

/** The mark of one side holds on both, if there is a signal. */
export function resolved(state: State, check: Check, keep: Side): State {
  if (!state.signal) return state;
  const others = state.conflicts.filter((one) => one !== check);
  const settled = { ...state, conflicts: others, unheard: others };
  return synced(keep === "phone" ? { ...settled, queue: [check] } : settled);
}

const away = withSignal(untouched, false);
const begun = marked(marked(away, "phone", "Oil level", "fine"), "phone", "Guard rail", "fault");

/** Two changes wait for a signal, and the office has changed one of the two as well. */
export const initialState: State = marked(begun, "office", "Guard rail", "fine");
