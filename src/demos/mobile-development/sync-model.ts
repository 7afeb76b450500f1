/** The inspector's list, in its order. */
export const checks = ["Oil level", "Guard rail", "Emergency stop", "Hydraulic hose"] as const;
export type Check = (typeof checks)[number];
export const marks = ["open", "fine", "fault"] as const;
export type Mark = (typeof marks)[number];
export const sides = ["phone", "office"] as const;
export type Side = (typeof sides)[number];

export interface State {
  signal: boolean;
  /** As the phone shows them. */
  phone: Record<Check, Mark>;
  /** As the office shows them, and how often each has changed. */
  office: Record<Check, { mark: Mark; version: number }>;
  /** The version that the phone last heard of. */
  known: Record<Check, number>;
  /** Changes on the phone that have not been sent, in the order in which they were begun. */
  queue: readonly Check[];
  /** Changed on both sides since the phone last heard of them, to different marks. */
  conflicts: readonly Check[];
}

function all<Value>(value: Value): Record<Check, Value> {
  return { "Oil level": value, "Guard rail": value, "Emergency stop": value, "Hydraulic hose": value };
}

export const untouched: State = {
  signal: true,
  phone: all("open"),
  office: all({ mark: "open", version: 1 }),
  known: all(1),
  queue: [],
  conflicts: [],
};

export function withSignal(state: State, signal: boolean): State {
  return synced({ ...state, signal });
}

export function marked(state: State, side: Side, check: Check, mark: Mark): State {
  return synced(side === "phone" ? markedOnPhone(state, check, mark) : markedInOffice(state, check, mark));
}

function markedOnPhone(state: State, check: Check, mark: Mark): State {
  if (state.phone[check] === mark) return state;
  const waiting = state.queue.includes(check) || state.conflicts.includes(check);
  return {
    ...state,
    phone: { ...state.phone, [check]: mark },
    queue: waiting ? state.queue : [...state.queue, check],
  };
}

function markedInOffice(state: State, check: Check, mark: Mark): State {
  const { version } = state.office[check];
  return { ...state, office: { ...state.office, [check]: { mark, version: version + 1 } } };
}

/** With a signal, changes go out one after the other, and then what is new comes in. */
function synced(state: State): State {
  if (!state.signal) return state;
  const sent = state.queue.reduce(send, { ...state, queue: [] });
  const settled = checks.filter((check) => !sent.conflicts.includes(check));
  return settled.reduce(receive, sent);
}

/** A change goes through when it was made on what the office still has; otherwise somebody has to decide. */
function send(state: State, check: Check): State {
  const { mark, version } = state.office[check];
  if (mark === state.phone[check]) return state;
  return state.known[check] === version
    ? markedInOffice(state, check, state.phone[check])
    : { ...state, conflicts: [...state.conflicts, check] };
}

function receive(state: State, check: Check): State {
  const { mark, version } = state.office[check];
  return {
    ...state,
    phone: { ...state.phone, [check]: mark },
    known: { ...state.known, [check]: version },
  };
}

export function markOn(side: Side, { phone, office }: State, check: Check): Mark {
  return side === "phone" ? phone[check] : office[check].mark;
}

/** The mark of one side holds on both, if there is a signal. */
export function resolved(state: State, check: Check, keep: Side): State {
  if (!state.signal) return state;
  const written = keep === "phone" ? markedInOffice(state, check, state.phone[check]) : state;
  return receive({ ...written, conflicts: state.conflicts.filter((one) => one !== check) }, check);
}

const away = withSignal(untouched, false);
const begun = marked(marked(away, "phone", "Oil level", "fine"), "phone", "Guard rail", "fault");

/** Two changes wait for a signal, and the office has changed one of the two as well. */
export const initialState: State = marked(begun, "office", "Guard rail", "fine");
