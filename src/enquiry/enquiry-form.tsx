import { css, cx } from "@linaria/core";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { otherWaysLabel } from "../content/card-text.ts";
import { joinMessage } from "./draft/compose-message.ts";
import { onDraftChange, readDraft, useDraft, writeDraft } from "./draft/draft.ts";
import { EnclosureList } from "./enclosure-list.tsx";
import { EnquiryFields } from "./enquiry-fields.tsx";
import {
  checkEnquiry,
  type EnquiryErrors,
  type EnquiryMember,
  type EnquiryValues,
} from "./enquiry-schema.ts";
import { isPosted, type EnquiryState } from "./enquiry-state.ts";
import { fadesOnClose, textFadesIn } from "./motion/card-fades.ts";
import { animateReturn } from "./motion/return-animation.ts";
import { OtherWays } from "./other-ways.tsx";
import { SendRow } from "./send-row.tsx";

interface Props {
  /** False once the card closes. */
  shown: boolean;
  delivery: EnquiryState["delivery"];
  errors: EnquiryErrors;
  /** Takes the errors that are to be shown at the fields. */
  onCheck: (errors: EnquiryErrors) => void;
  onSend: (values: EnquiryValues) => void;
}

/** Checks all fields on submit. A field with an error is checked again at every change, until it is right. */
export function EnquiryForm({ shown, delivery, errors, onCheck, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const otherWays = useRef<HTMLDivElement>(null);
  const [initialValues] = useState(readDraft);
  /** Counts the changes of a returned enquiry. The other ways to send it begin again with each. */
  const [edits, setEdits] = useState(0);
  const signature = useDraft((draft) => draft.name);
  const enclosures = useDraft((draft) => draft.enclosures) ?? [];
  const returned = delivery === "returned";
  const posted = isPosted(delivery);
  const busy = posted || delivery === "underway";

  const lastDelivery = useRef(delivery);
  const moveFocus = useEffectEvent((to: EnquiryState["delivery"]) => {
    const from = lastDelivery.current;
    lastDelivery.current = to;
    // The visitor is writing the next letter.
    if (from === "underway") return;
    // The fields are hidden while the letter is in the envelope, so a focus in one of them would be lost.
    if (to === "sending") form.current!.querySelector<HTMLElement>("[type=submit]")!.focus();
    else if (to === "returned") focusBoxAndReturnLetter(otherWays.current!);
    else if (to === "unsent") focusFirst(errors);
  });

  // A layout effect: the fields are visible again by then, and the focus moves before anything is painted.
  useLayoutEffect(() => moveFocus(delivery), [delivery]);

  // The draft holds what the form shows, and the form shows the draft, which a success or another document of
  // this tab may have changed. A posted letter is left as it is until its card has closed.
  const showDraft = useEffectEvent(() => {
    const draft = readDraft();
    for (const control of posted ? [] : controlsOf(form.current!)) {
      const text = draft[control.name as EnquiryMember] ?? "";
      if (control.value !== text) control.value = text;
    }
  });
  useEffect(() => onDraftChange(() => showDraft()), []);

  // Browsers and password managers may fill in fields without an event, so the form is read once more whenever
  // its text could be lost.
  const keepText = useEffectEvent(save);
  useLayoutEffect(() => {
    if (!shown) keepText();
  }, [shown]);
  useEffect(() => {
    const listeners = new AbortController();
    for (const type of ["pagehide", "visibilitychange"])
      addEventListener(type, () => keepText(), { signal: listeners.signal });
    return () => listeners.abort();
  }, []);

  function save() {
    const draft = readDraft();
    const values = valuesOf(form.current!);
    const changed = Object.entries(values).some(
      ([name, text]) => (draft[name as EnquiryMember] ?? "") !== text,
    );
    if (changed && !posted) writeDraft({ ...draft, ...values });
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    save();
    afterEdit((target as HTMLInputElement).name as EnquiryMember);
  }

  function removeEnclosure(removed: string) {
    save();
    writeDraft({ ...readDraft(), enclosures: enclosures.filter((enclosure) => enclosure !== removed) });
    afterEdit("message");
  }

  function afterEdit(member: EnquiryMember) {
    if (returned) setEdits(edits + 1);
    if (errors[member]) onCheck({ ...errors, [member]: errorsOf(readValues())[member] });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React renders what a submit has changed before the next event, so a double click finds the form busy.
    if (busy) return;
    save();
    const values = readValues();
    const checked = checkEnquiry(values);
    if (checked.ok) return onSend({ ...values, ...checked.enquiry });
    onCheck(checked.errors);
    focusFirst(checked.errors);
  }

  /** Returns the fields' values. Enclosures have no field, and are sent as part of the message. */
  function readValues(): EnquiryValues {
    const values = valuesOf(form.current!);
    return { ...values, message: joinMessage(values.message, readDraft().enclosures ?? []) };
  }

  function focusFirst(found: EnquiryErrors) {
    controlsOf(form.current!)
      .find((control) => found[control.name as EnquiryMember])
      ?.focus();
  }

  return (
    <form ref={form} method="post" noValidate aria-busy={posted} onInput={onInput} onSubmit={onSubmit}>
      <EnquiryFields initialValues={initialValues} errors={errors} signature={signature} readOnly={posted}>
        <EnclosureList enclosures={enclosures} readOnly={posted} onRemove={removeEnclosure} />
      </EnquiryFields>
      {returned && (
        <div
          ref={otherWays}
          className={cx(otherWaysBox, textFadesIn, fadesOnClose)}
          role="group"
          aria-label={otherWaysLabel}
          tabIndex={-1}
        >
          <OtherWays key={edits} readValues={readValues} />
        </div>
      )}
      <SendRow delivery={delivery} busy={busy} compact={returned || Object.values(errors).some(Boolean)} />
    </form>
  );
}

/**
 * Focuses the box, and then animates the return of its letter. The animation waits for a microtask, because
 * the toast takes room in a narrow card and must be there before anything is measured. A card that has just
 * appeared has moved the focus to its heading by then, and animates nothing.
 */
function focusBoxAndReturnLetter(box: HTMLElement) {
  box.focus({ preventScroll: true });
  queueMicrotask(() => {
    if (document.activeElement === box) animateReturn(box);
  });
}

function controlsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
}

function valuesOf(form: HTMLFormElement): EnquiryValues {
  return Object.fromEntries(new FormData(form)) as EnquiryValues;
}

function errorsOf(values: EnquiryValues): EnquiryErrors {
  const checked = checkEnquiry(values);
  return checked.ok ? {} : checked.errors;
}

const otherWaysBox = css`
  margin-block-start: 14px;
  /* Inside the box, where its background gives the outline enough contrast. */
  outline-offset: -6px;
`;
