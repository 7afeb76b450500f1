import { toggleInSet } from "../kit/toggle-in-set.ts";

/** Common faults of a small form, in the order in which they are best corrected. */
export const faults = ["cleared", "labels", "reasons", "spaces"] as const;
export type Fault = (typeof faults)[number];

export const fields = ["name", "email", "phone"] as const;
export type Field = (typeof fields)[number];
export type Values = Readonly<Record<Field, string>>;

export interface State {
  /** The faults that the form still has. */
  present: ReadonlySet<Fault>;
  /** The current text of the fields. */
  values: Values;
  /** The text of the fields at the last attempt to send; undefined before the first. */
  attempt: Values | undefined;
  /** The text that is being typed into the fields, letter by letter, to be sent then. */
  typing?: Values | undefined;
}

const empty: Values = { name: "", email: "", phone: "" };

/** The email address lacks its @, and the number has a space. */
const typed: Values = { name: "A. Visitor", email: "visitor.example", phone: "98765 43210" };

/** The form has all faults and has just refused the first attempt. */
export const initialState: State = send({
  present: new Set(faults),
  values: typed,
  attempt: undefined,
});

export function invalidFields(values: Values, present: ReadonlySet<Fault>): Field[] {
  const phone = present.has("spaces") ? values.phone : values.phone.replace(/\s/g, "");
  const isValid: Record<Field, boolean> = {
    name: values.name.trim() !== "",
    email: /^[^\s@]+@[^\s@]+$/.test(values.email.trim()),
    phone: /^[0-9]{10}$/.test(phone),
  };
  return fields.filter((field) => !isValid[field]);
}

export function send(state: State): State {
  const { values, present } = state;
  const refused = invalidFields(values, present).length > 0;
  return {
    ...state,
    attempt: values,
    typing: undefined,
    values: refused && present.has("cleared") ? empty : values,
  };
}

/** Returns the state after one more keystroke, and sends the form when everything is typed. */
export function typeOn(state: State): State {
  const { values, typing = values } = state;
  const field = fields.find((each) => values[each] !== typing[each]);
  if (!field) return send(state);
  const goal = typing[field];
  const same = Array.from(goal).findIndex((letter, index) => letter !== values[field][index]);
  return { ...state, values: { ...values, [field]: goal.slice(0, same + 1) } };
}

/** Returns the state in which all that is being typed has been typed and sent. */
export function sendTyped({ typing, ...state }: State): State {
  return send(typing ? { ...state, values: typing } : state);
}

export function refusedFields({ attempt, present }: State): Field[] {
  return attempt ? invalidFields(attempt, present) : [];
}

/** Returns whether the last attempt was accepted, and the text has not changed since. */
export function isSent(state: State): boolean {
  return state.attempt !== undefined && refusedFields(state).length === 0 && state.values === state.attempt;
}

/** Returns the marked fields. A form that says the reasons removes the mark as soon as the text is valid. */
export function markedFields(state: State): Field[] {
  const wrong = invalidFields(state.values, state.present);
  return refusedFields(state).filter((field) => state.present.has("reasons") || wrong.includes(field));
}

/** Adds or removes a fault. Without the fault "cleared", the refused text is in the fields again. */
export function toggleFault(state: State, fault: Fault): State {
  const present = toggleInSet(state.present, fault);
  const { attempt } = state;
  if (fault !== "cleared" || !attempt || refusedFields(state).length === 0) return { ...state, present };
  return { ...state, present, values: present.has("cleared") ? empty : attempt };
}

/** Returns whether the text of a field has to be typed again. */
export function isLost(field: Field, { values, attempt }: State): boolean {
  return Boolean(attempt?.[field]) && !values[field];
}

/** Returns how many characters have to be typed again. */
export function charactersLost(state: State): number {
  return fields.reduce((sum, field) => sum + (isLost(field, state) ? state.attempt![field].length : 0), 0);
}
