import { toggleInSet } from "../toggle-in-set.ts";

/** Common faults of a small form, in the order in which they are best mended. */
export const faults = ["cleared", "labels", "reasons", "spaces"] as const;
export type Fault = (typeof faults)[number];

export const fields = ["name", "email", "phone"] as const;
export type Field = (typeof fields)[number];
export type Values = Readonly<Record<Field, string>>;

export interface State {
  /** The faults that the form still has. */
  present: ReadonlySet<Fault>;
  /** As it stands in the fields. */
  values: Values;
  /** As it was when it was last sent; none before the first attempt. */
  attempt: Values | undefined;
}

const empty: Values = { name: "", email: "", phone: "" };

/** An address without its sign, and a number as people write it. */
const typed: Values = { name: "A. Visitor", email: "visitor.example", phone: "98765 43210" };

/** All faults are there, and the form has just been refused for the first time. */
export const initialState: State = send({
  present: new Set(faults),
  values: typed,
  attempt: undefined,
});

/** The fields of an attempt that the form does not take. */
export function refusedIn(values: Values, present: ReadonlySet<Fault>): Field[] {
  const phone = present.has("spaces") ? values.phone : values.phone.replace(/\s/g, "");
  const taken: Record<Field, boolean> = {
    name: values.name.trim() !== "",
    email: /^[^\s@]+@[^\s@]+$/.test(values.email.trim()),
    phone: /^[0-9]{10}$/.test(phone),
  };
  return fields.filter((field) => !taken[field]);
}

export function send(state: State): State {
  const { values, present } = state;
  const refused = refusedIn(values, present).length > 0;
  return {
    ...state,
    attempt: values,
    values: refused && present.has("cleared") ? empty : values,
  };
}

/** The refused fields of the last attempt. */
export function refusedBy({ attempt, present }: State): Field[] {
  return attempt ? refusedIn(attempt, present) : [];
}

export function isSent(state: State): boolean {
  return state.attempt !== undefined && refusedBy(state).length === 0 && state.values === state.attempt;
}

/** The fields in red: a form that knows the reasons takes the red away as soon as the text is right. */
export function markedIn(state: State): Field[] {
  const wrong = refusedIn(state.values, state.present);
  return refusedBy(state).filter((field) => state.present.has("reasons") || wrong.includes(field));
}

/** With the fault, or without it. A form that keeps the text has it again. */
export function mend(state: State, fault: Fault): State {
  const present = toggleInSet(state.present, fault);
  const { attempt } = state;
  if (fault !== "cleared" || !attempt || refusedBy(state).length === 0) return { ...state, present };
  return { ...state, present, values: present.has("cleared") ? empty : attempt };
}

/** How many characters have to be typed again. */
export function charactersLost({ values, attempt }: State): number {
  return fields.reduce((sum, field) => sum + (values[field] ? 0 : (attempt?.[field].length ?? 0)), 0);
}

/** The reason that a good form gives; none where the field is right. */
export function reasonFor(field: Field, { values, present }: State): string {
  if (!values[field])
    return { name: "Enter your name", email: "Enter your email", phone: "Enter a number" }[field];
  const phone = present.has("spaces") ? "Enter 10 digits, no spaces" : "Enter 10 digits";
  return { name: "", email: "Add the @ to the address", phone }[field];
}
