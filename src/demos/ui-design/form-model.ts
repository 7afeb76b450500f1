/** Common faults of a small form; each can be mended by itself. */
export const faults = ["labels", "ring", "order", "spaces", "border", "cleared"] as const;
export type Fault = (typeof faults)[number];

export const fields = ["name", "email", "phone"] as const;
export type Field = (typeof fields)[number];
export type Stop = Field | "send";

type Values = Record<Field, string>;

/** The form after one press of a key, or one text typed. */
export interface Step {
  action: string;
  focus: Stop | undefined;
  values: Values;
  /** Fields that are marked as wrong. */
  marked: Field[];
  /** The words of a screen reader. */
  says: string;
  /** Whether this press was a refused attempt to send. */
  refused?: true;
  sent?: true;
}

export const labels: Record<Stop, string> = { name: "Name", email: "Email", phone: "Phone", send: "Send" };
const empty: Values = { name: "", email: "", phone: "" };
/** The visitor's input: an address without its sign at first, and a number as people write it. */
const typed: Values = { name: "A. Visitor", email: "visitor.example", phone: "98765 43210" };
const corrected: Values = { ...typed, email: "visitor@site.example", phone: "9876543210" };
const messages: Values = {
  name: "Please enter your name",
  email: "Please enter a valid email",
  phone: "Please enter a valid 10-digit number",
};

/** The message beside the field, in a form that gives reasons. */
export function messageFor(field: Field, value: string): string {
  return value ? messages[field] : `Please enter your ${labels[field].toLowerCase()}`;
}

/**
 * One visitor fills in the form by keyboard: types three texts, sends, mends what is refused, until it is sent. The same
 * visitor every time, so the presses can be compared.
 */
export function walkThrough(present: ReadonlySet<Fault>): Step[] {
  const order: Stop[] = present.has("order")
    ? ["name", "email", "send", "phone"]
    : ["name", "email", "phone", "send"];
  const steps: Step[] = [];
  let values = empty;
  let marked: Field[] = [];
  let focus: Stop | undefined;
  const tried = new Set<Field>();

  const take = (action: string, says: string, more: Partial<Step> = {}) =>
    steps.push({ action, says, focus, values, marked, ...more });

  function readOut(stop: Stop): string {
    if (stop === "send") return "Send, button";
    const wrong = marked.includes(stop) && !present.has("border");
    const value = values[stop] && `, ${values[stop]}`;
    return `${labels[stop]}, edit${value}${wrong ? `, invalid entry, ${messageFor(stop, values[stop])}` : ""}`;
  }

  function goTo(stop: Stop) {
    let at = focus ? order.indexOf(focus) : -1;
    const goal = order.indexOf(stop);
    while (at !== goal) {
      const forward = goal > at;
      at += forward ? 1 : -1;
      focus = order[at];
      take(forward ? "Tab" : "Shift+Tab", readOut(focus!));
    }
  }

  function type(field: Field, text: string) {
    goTo(field);
    tried.add(field);
    if (values[field] && present.has("labels")) {
      values = { ...values, [field]: "" };
      take("Clears the field to see what it is for", `${labels[field]}, edit, blank`);
    }
    values = { ...values, [field]: text };
    marked = marked.filter((one) => one !== field);
    take(`Types ${field === "name" ? "a name" : text}`, text);
  }

  function send(): Field[] {
    goTo("send");
    const wrong = fields.filter((field) => !isRight(field, values[field], present));
    if (wrong.length === 0) {
      take("Enter", "Message sent", { sent: true });
      return wrong;
    }
    marked = wrong;
    if (present.has("cleared")) values = empty;
    // A form that says what is wrong takes the visitor there.
    if (!present.has("border")) focus = wrong[0];
    take("Enter", present.has("border") ? "nothing" : readOut(wrong[0]!), { refused: true });
    if (present.has("ring")) take("Tab and Shift+Tab, to find where the focus is", readOut(focus!));
    return wrong;
  }

  // A visitor who cannot see the form takes the button for its end.
  const seen = present.has("order") ? fields.slice(0, 2) : fields;
  for (const field of seen) type(field, typed[field]);
  const known: Partial<Values> = {};
  for (let wrong = send(); wrong.length > 0; wrong = send()) {
    // Without a message the visitor finds one cause at a time: the missing sign first, as it can be seen.
    const found = present.has("border") ? wrong.slice(0, 1) : wrong;
    for (const field of found) {
      known[field] = tried.has(field) ? corrected[field] : typed[field];
    }
    const again = present.has("cleared") ? fields : found;
    for (const field of again) type(field, known[field] ?? typed[field]);
  }
  return steps;
}

function isRight(field: Field, value: string, present: ReadonlySet<Fault>): boolean {
  if (field === "email") return value.includes("@");
  if (field === "phone") return /^[0-9]{10}$/.test(present.has("spaces") ? value : value.replace(/\s/g, ""));
  return value !== "";
}

export interface State {
  present: ReadonlySet<Fault>;
  /** How many presses have been made; 0 is the form untouched. */
  pressed: number;
}

export const mended = walkThrough(new Set());

/** The form after so many presses; a walk that is over stays at its end. */
export function stepAfter(steps: Step[], pressed: number): Step | undefined {
  return steps[Math.min(pressed, steps.length) - 1];
}

/** Presses of the longer of the two walks. */
export function mostPresses({ present }: State): number {
  return Math.max(walkThrough(present).length, mended.length);
}

/** How many fields were refused, a field as often as it was. */
export function refusedIn(steps: Step[]): number {
  return steps.reduce((sum, { refused, marked }) => sum + (refused ? marked.length : 0), 0);
}
