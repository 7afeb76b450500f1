/** The checks of an inspection, in the order of the list. */
export const checks = ["Oil level", "Guard rail", "Emergency stop", "Hydraulic hose"] as const;
export type Check = (typeof checks)[number];
export const marks = ["open", "fine", "fault"] as const;
export type Mark = (typeof marks)[number];
export const sides = ["phone", "office"] as const;
export type Side = (typeof sides)[number];

type Marks = Readonly<Record<Check, Mark>>;

export interface State {
  signal: boolean;
  /** The marks that each side shows. */
  phone: Marks;
  office: Marks;
  /** Checks that were changed on the phone and are not sent yet, the first change first. */
  queue: readonly Check[];
  /** Checks that were changed in the office since the phone was last synchronized. */
  unseen: readonly Check[];
  /** Checks that were changed on both sides in between, to different marks. */
  conflicts: readonly Check[];
}

const open: Marks = {
  "Oil level": "open",
  "Guard rail": "open",
  "Emergency stop": "open",
  "Hydraulic hose": "open",
};

export const emptyState: State = {
  signal: true,
  phone: open,
  office: open,
  queue: [],
  unseen: [],
  conflicts: [],
};

export function setSignal(state: State, signal: boolean): State {
  return synchronize({ ...state, signal });
}

export function setMark(state: State, side: Side, check: Check, mark: Mark): State {
  const { queue, unseen, conflicts } = state;
  const changed = { ...state, [side]: { ...state[side], [check]: mark } };
  if (side === "office") return synchronize({ ...changed, unseen: [...unseen, check] });
  const waits = queue.includes(check) || conflicts.includes(check);
  return synchronize(waits ? changed : { ...changed, queue: [...queue, check] });
}

/** With a signal, sends the changes of the phone in their order, then takes over those of the office. */
function synchronize(state: State): State {
  if (!state.signal) return state;
  const sent = state.queue.reduce(send, { ...state, queue: [] });
  const { phone, office } = sent;
  const conflicts = sent.conflicts.filter((check) => phone[check] !== office[check]);
  const updatedPhone = { ...office };
  for (const check of conflicts) updatedPhone[check] = phone[check];
  return { ...sent, phone: updatedPhone, unseen: conflicts, conflicts };
}

/** Returns the checks on which both sides differ: a change waits for a signal, or is in conflict. */
export function differingChecks({ phone, office }: State): Check[] {
  return checks.filter((check) => phone[check] !== office[check]);
}

/** Sends a change of the phone. If the office has changed the same check meanwhile, it becomes a conflict. */
function send(state: State, check: Check): State {
  const { phone, office, unseen, conflicts } = state;
  if (phone[check] === office[check]) return state;
  return unseen.includes(check)
    ? { ...state, conflicts: [...conflicts, check] }
    : { ...state, office: { ...office, [check]: phone[check] } };
}

/** Decides a conflict: both sides get the mark of the side to keep. Does nothing without a signal. */
export function resolveConflict(state: State, check: Check, keep: Side): State {
  if (!state.signal) return state;
  const others = state.conflicts.filter((one) => one !== check);
  const settled = { ...state, conflicts: others, unseen: others };
  return synchronize(keep === "phone" ? { ...settled, queue: [check] } : settled);
}

const offline = setSignal(emptyState, false);
const changedOnPhone = setMark(
  setMark(offline, "phone", "Oil level", "fine"),
  "phone",
  "Guard rail",
  "fault",
);

/** Two changes wait on the phone for a signal, and the office has changed one of the same checks. */
export const initialState: State = setMark(changedOnPhone, "office", "Guard rail", "fine");
