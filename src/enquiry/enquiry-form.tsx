import { css } from "@linaria/core";
import { useRef, useState, type FormEvent } from "react";
import { motion, whenOpening } from "./card-motion.ts";
import { readDraft, writeDraft, type Draft } from "../site/draft.ts";
import { EnquiryFallback } from "./enquiry-fallback.tsx";
import { checkEnquiry, type EnquiryErrors, type EnquiryMember, type EnquiryValues } from "./enquiry.ts";
import { LetterSheet } from "./letter-sheet.tsx";
import type { SendResult } from "./send-enquiry.ts";
import { SendRow } from "./send-row.tsx";

interface Props {
  /** The first line of a message that is still empty. */
  opening?: string | undefined;
  pending: boolean;
  failed: boolean;
  onSend: (values: EnquiryValues) => Promise<SendResult | undefined>;
}

/** Rules apply on submit; a field that broke one is judged again at every change until it is right. */
export function EnquiryForm({ opening, pending, failed, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState<Draft>(readDraft);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [edits, setEdits] = useState(0);
  const [signature, setSignature] = useState(draft["name"]);

  const begun: Partial<EnquiryValues> = opening ? { message: `${opening}\n` } : {};

  function onInput(event: FormEvent<HTMLFormElement>) {
    const values = valuesOf(event.currentTarget);
    writeDraft(values);
    if (failed) setEdits(edits + 1);
    setSignature(values.name);
    const member = (event.target as HTMLInputElement).name as EnquiryMember;
    if (errors[member]) setErrors({ ...errors, [member]: errorsOf(values)[member] });
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const values = valuesOf(event.currentTarget);
    const checked = checkEnquiry(values);
    const found = checked.ok ? {} : checked.errors;
    setErrors(found);
    if (!checked.ok) return focusFirst(found);
    const result = await onSend({ ...values, ...checked.enquiry });
    if (result?.status !== "invalid") return;
    setErrors(result.errors);
    focusFirst(result.errors);
  }

  function focusFirst(found: EnquiryErrors) {
    const controls = [...(form.current?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
    controls.find((control) => found[control.name as EnquiryMember])?.focus();
  }

  return (
    <form ref={form} method="post" noValidate aria-busy={pending} onInput={onInput} onSubmit={onSubmit}>
      <LetterSheet texts={{ ...begun, ...withText(draft) }} errors={errors} signature={signature} />
      {failed && (
        <div ref={scrollToSlip} className={returned}>
          <EnquiryFallback key={edits} values={() => valuesOf(form.current!)} />
        </div>
      )}
      <SendRow pending={pending} />
    </form>
  );
}

/** To above the button, which stays in sight; not before it shows, or the letter would unfold out of sight. */
function scrollToSlip(slip: HTMLElement | null) {
  const shown = slip?.getAnimations().map(({ finished }) => finished) ?? [];
  void Promise.allSettled(shown).then(() => slip?.scrollIntoView({ block: "nearest" }));
}

/** The fields of the draft that have a text: an empty one must not hide the first line that was given. */
function withText(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, text]) => text));
}

/** The values of the controls, by their names. */
function valuesOf(form: HTMLFormElement): EnquiryValues {
  return Object.fromEntries(new FormData(form)) as EnquiryValues;
}

function errorsOf(values: EnquiryValues): EnquiryErrors {
  const checked = checkEnquiry(values);
  return checked.ok ? {} : checked.errors;
}

const returned = css`
  position: relative;
  z-index: 3;
  margin-block-start: 14px;
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
