import { css } from "@linaria/core";
import { useLayoutEffect, useRef, useState, type FormEvent } from "react";
import { readDraft, writeDraft, type Draft } from "../site/draft.ts";
import { motion, whenOpening } from "./envelope/card-motion.ts";
import type { CardState } from "./card-state.ts";
import { EnquiryFallback } from "./enquiry-fallback.tsx";
import { checkEnquiry, type EnquiryErrors, type EnquiryMember, type EnquiryValues } from "./enquiry.ts";
import { LetterSheet } from "./letter-sheet.tsx";
import { SendRow } from "./send-row.tsx";

interface Props {
  delivery: CardState["delivery"];
  errors: EnquiryErrors;
  /** Takes the new messages at the fields. */
  onCheck: (errors: EnquiryErrors) => void;
  onSend: (values: EnquiryValues) => void;
}

/** Rules apply on submit; a field that broke one is judged again at every change until it is right. */
export function EnquiryForm({ delivery, errors, onCheck, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const [draft] = useState<Draft>(readDraft);
  const [edits, setEdits] = useState(0);
  const [signature, setSignature] = useState(draft["name"]);
  const failed = delivery === "failed";
  // A message that was sent is still in sight while its card closes.
  const busy = delivery === "sending" || delivery === "sent";

  // In a layout effect: after the change that makes the fields visible again, and before anything is painted.
  useLayoutEffect(() => {
    // The fields disappear into the envelope. A focus in one of them would be lost.
    if (delivery === "sending") form.current!.querySelector<HTMLElement>("[type=submit]")!.focus();
    else if (delivery === "failed") focusFailure(failure.current!);
    else if (delivery === "unsent") focusFirst(errors);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [delivery]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const values = valuesOf(event.currentTarget);
    writeDraft(values);
    if (failed) setEdits(edits + 1);
    setSignature(values.name);
    const member = (event.target as HTMLInputElement).name as EnquiryMember;
    if (errors[member]) onCheck({ ...errors, [member]: errorsOf(values)[member] });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const values = valuesOf(event.currentTarget);
    const checked = checkEnquiry(values);
    if (checked.ok) return onSend({ ...values, ...checked.enquiry });
    onCheck(checked.errors);
    focusFirst(checked.errors);
  }

  function focusFirst(found: EnquiryErrors) {
    const controls = [...(form.current?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
    controls.find((control) => found[control.name as EnquiryMember])?.focus();
  }

  return (
    <form ref={form} method="post" noValidate aria-busy={busy} onInput={onInput} onSubmit={onSubmit}>
      <LetterSheet texts={draft} errors={errors} signature={signature} readOnly={busy} />
      {failed && (
        <div
          ref={failure}
          className={failureBox}
          role="group"
          aria-label="Other ways to reach us"
          tabIndex={-1}
        >
          <EnquiryFallback key={edits} values={() => valuesOf(form.current!)} />
        </div>
      )}
      <SendRow pending={busy} />
    </form>
  );
}

/** Scrolls it to above the button, which stays in sight; not before it shows, or the letter would unfold out of sight. */
function focusFailure(box: HTMLElement) {
  box.focus({ preventScroll: true });
  const shown = box.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(shown).then(() => box.scrollIntoView({ block: "nearest" }));
}

/** The values of the controls, by their names. */
function valuesOf(form: HTMLFormElement): EnquiryValues {
  return Object.fromEntries(new FormData(form)) as EnquiryValues;
}

function errorsOf(values: EnquiryValues): EnquiryErrors {
  const checked = checkEnquiry(values);
  return checked.ok ? {} : checked.errors;
}

const failureBox = css`
  position: relative;
  z-index: 3;
  margin-block-start: 14px;
  /* On its own white ground. */
  outline-offset: -6px;
  @media ${motion} {
    animation: return ${whenOpening.inkShows[1] - whenOpening.inkShows[0]}ms ${whenOpening.inkShows[0]}ms
      backwards;
  }
  @keyframes return {
    from {
      opacity: 0;
    }
  }
`;
