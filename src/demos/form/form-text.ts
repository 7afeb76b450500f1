import type { Suggestion, Verdict } from "../kit/demo-types.ts";
import { formatList, formatCount } from "../kit/format.ts";
import {
  charactersLost,
  faults,
  fields,
  isSent,
  markedFields,
  toggleFault,
  refusedFields,
  invalidFields,
  sendTyped,
  type Fault,
  type Field,
  type State,
} from "./form-model.ts";

export const labels: Record<Field, string> = { name: "Name", email: "Email", phone: "Phone" };

export const buttonTexts = { send: "Send", sent: "Sent" };
/** On a letter that the form has refused. */
export const refusedTag = "REFUSED";
export const letterboxTexts = { title: "Your letterbox", empty: "Nothing yet" };

export const switchesLegend = "Fix the form";
export const faultLabels: Record<Fault, string> = {
  cleared: "Keep what was typed",
  labels: "Keep the labels visible",
  reasons: "Say what’s wrong",
  spaces: "Allow spaces in numbers",
};

/** Returns the reason that a good form gives for a refused field. */
export function reasonFor(field: Field, { values, present }: State): string {
  if (!values[field])
    return { name: "Enter your name", email: "Enter your email", phone: "Enter a number" }[field];
  const phone = present.has("spaces") ? "Enter 10 digits, no spaces" : "Enter 10 digits";
  return { name: "", email: "Add the @ to the address", phone }[field];
}

/** A question or an answer, above the form. */
export function headline(state: State): string {
  const { present } = state;
  if (isSent(state)) return "It got through";
  if (markedFields(state).length === 0 && !state.typing) return "Now press Send";
  if (charactersLost(state) > 0) return "Who would type it again?";
  if (present.has("labels")) return "Which field was which?";
  if (present.has("reasons")) return "Marked, but why?";
  return present.has("spaces") ? "Is a space a mistake?" : "Easy to put right";
}

export const verdicts = {
  sent: { text: "Delivered", good: true },
  refused: { text: "Return to sender", good: false },
} satisfies Record<string, Verdict>;

export function verdict(state: State): Verdict | undefined {
  if (isSent(state)) return verdicts.sent;
  return refusedFields(state).length > 0 ? verdicts.refused : undefined;
}

export const sentSentence = "No field is marked, and the message reaches you.";
/** Whether the form says why it refuses a field. */
export const reasonTexts = { given: "the reason given", missing: "no reason given" };

export function describe(state: State): string {
  const { present, values } = state;
  if (isSent(state)) return sentSentence;
  const marked = markedFields(state);
  if (marked.length === 0) return `No field is marked any more.${state.typing ? "" : " Press Send."}`;
  const lost = charactersLost(state);
  const unlabelled = present.has("labels") ? fields.filter((field) => values[field]).length : 0;
  const details = [
    `${formatCount(marked.length, "field")} marked`,
    present.has("reasons") ? reasonTexts.missing : reasonTexts.given,
    lost > 0 ? `${formatCount(lost, "character")} gone` : "",
    unlabelled > 0 && lost === 0 ? `${formatCount(unlabelled, "field")} unlabelled` : "",
  ];
  const heading = present.size > 0 ? `${formatCount(present.size, "fault")} left` : "The form is fixed";
  return `${heading}: ${formatList(details.filter(Boolean))}.`;
}

export const sendSuggestion = "Correct it and send";

/** Suggests correcting the faults in their order, then the visitor's own mistake. */
export function suggest(state: State): Suggestion<State> | undefined {
  if (isSent(state)) return undefined;
  const fault = faults.find((each) => state.present.has(each));
  if (fault) return { label: faultLabels[fault], changes: toggleFault(state, fault) };
  const validValues = { name: "A. Visitor", email: "visitor@site.example", phone: "98765 43210" };
  const values = { ...state.values };
  for (const field of invalidFields(values, state.present)) values[field] = validValues[field];
  return {
    label: sendSuggestion,
    // A second press does not wait until everything is typed.
    changes: state.typing ? sendTyped(state) : { typing: values },
  };
}

export const explanation =
  "A visitor has typed a name, an email address without its @ and a number with a space. What you type here is never sent. Screen readers get the labels even where the form doesn’t show them.";

export function enclosure(state: State): string {
  const fixed = faults.length - state.present.size;
  return `I tried the form and fixed ${fixed} of its ${formatCount(faults.length, "fault")}. ${describe(state)}`;
}
