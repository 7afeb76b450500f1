import { css } from "@linaria/core";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { narrowCard } from "../styles/breakpoints.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { readDraft, writeDraft, type Draft } from "./draft.ts";
import { EnquiryFallback } from "./enquiry-fallback.tsx";
import { checkEnquiry, maxLengths, type EnquiryErrors, type EnquiryField } from "./enquiry.ts";
import { phoneDigits } from "./phone-digits.ts";
import type { SendResult } from "./send-enquiry.ts";

const savesDraftAfterMs = 300;

export type EnquiryValues = Record<EnquiryField, string>;

interface Props {
  /** The first line of a message that is still empty. */
  opening?: string | undefined;
  pending: boolean;
  failed: boolean;
  onSend: (values: EnquiryValues) => Promise<SendResult | undefined>;
}

/** The four fields. Rules apply on submit; a field that broke one is judged again at every change until it is right. */
export function EnquiryForm({ opening, pending, failed, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<EnquiryValues>(undefined);
  const [draft] = useState<Draft>(readDraft);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [edits, setEdits] = useState(0);

  useEffect(() => () => clearTimeout(saving.current), []);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const values = valuesOf(event.currentTarget);
    clearTimeout(saving.current);
    unsaved.current = values;
    if (failed) setEdits(edits + 1);
    saving.current = setTimeout(saveDraft, savesDraftAfterMs);
    const field = (event.target as HTMLInputElement).name as EnquiryField;
    if (errors[field]) setErrors({ ...errors, [field]: errorsOf(values)[field] });
  }

  function saveDraft() {
    clearTimeout(saving.current);
    if (unsaved.current) writeDraft(unsaved.current);
    unsaved.current = undefined;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const values = valuesOf(event.currentTarget);
    unsaved.current = values;
    saveDraft();
    const found = errorsOf(values);
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(found);
    const result = await onSend({ ...values, phone: phoneDigits(values.phone) });
    if (result?.status !== "invalid") return;
    setErrors(result.errors);
    focusFirst(result.errors);
  }

  function focusFirst(found: EnquiryErrors) {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
    fields.find((field) => found[field.name as EnquiryField])?.focus();
  }

  return (
    // A field that is left is saved at once.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      ref={form}
      method="post"
      noValidate
      aria-busy={pending}
      className={layout}
      onInput={onInput}
      onBlur={saveDraft}
      onSubmit={onSubmit}
    >
      <TextField
        label="Name"
        name="name"
        aria-required
        autoComplete="name"
        spellCheck={false}
        maxLength={maxLengths.name}
        defaultValue={draft["name"]}
        error={errors.name}
      />
      <TextField
        label="Email"
        name="email"
        aria-required
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={maxLengths.email}
        defaultValue={draft["email"]}
        error={errors.email}
      />
      <TextField
        label="Phone"
        name="phone"
        aria-required
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={maxLengths.phone}
        hint="10 digits, without country code"
        defaultValue={draft["phone"]}
        error={errors.phone}
      />
      <TextField
        label="Message"
        name="message"
        aria-required
        rows={4}
        maxLength={maxLengths.message}
        defaultValue={draft["message"] || (opening && `${opening}\n`)}
        error={errors.message}
      />
      {/* No visitor sees this until something has filled it in: if that was not a machine, it can be put right. */}
      <div className={errors.letterhead ? undefined : honeypot} aria-hidden={!errors.letterhead}>
        <TextField
          label="Leave empty"
          name="letterhead"
          tabIndex={errors.letterhead ? 0 : -1}
          autoComplete="off"
          error={errors.letterhead}
        />
      </div>
      {failed && <EnquiryFallback key={edits} values={() => valuesOf(form.current!)} />}
      <div className={submit}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? "SENDING..." : "SEND MESSAGE"}
        </Button>
      </div>
    </form>
  );
}

function valuesOf(form: HTMLFormElement): EnquiryValues {
  const data = new FormData(form);
  const value = (field: EnquiryField) => String(data.get(field) ?? "");
  return {
    name: value("name"),
    email: value("email"),
    phone: value("phone"),
    message: value("message"),
    letterhead: value("letterhead"),
  };
}

function errorsOf(values: EnquiryValues): EnquiryErrors {
  const checked = checkEnquiry({ ...values, phone: phoneDigits(values.phone) });
  return checked.ok ? {} : checked.errors;
}

const layout = css`
  display: grid;
  gap: 14px;
`;

/* Clipped where it stands: moved out of sight to the side, it would make the card scroll there. */
const honeypot = css`
  position: absolute;
  inset-inline-start: 0;
  clip-path: inset(50%);
`;

const submit = css`
  display: grid;
  padding-block-start: 4px;

  button[aria-disabled="true"] {
    cursor: progress;
    opacity: 0.75;
  }
  @media ${narrowCard} {
    position: sticky;
    inset-block-end: 0;
    padding-block: 10px max(12px, env(safe-area-inset-bottom));
    background: var(--bg);
    @media (max-height: 420px) {
      position: static;
    }
  }
`;
