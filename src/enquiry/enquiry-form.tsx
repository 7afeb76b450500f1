import { css } from "@linaria/core";
import { useEffect, useRef, useState, type FormEvent } from "react";
import * as v from "valibot";
import { afterTheEnquiry } from "../content/after-the-enquiry.ts";
import { narrowCard } from "../styles/breakpoints.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { readDraft, writeDraft, type Draft } from "./draft.ts";
import { EnquiryFallback } from "./enquiry-fallback.tsx";
import { checkEnquiry, type EnquiryErrors, type EnquiryMember, type EnquiryValues } from "./enquiry.ts";
import { fields } from "./fields.ts";
import { honeypot } from "./honeypot.ts";
import type { SendResult } from "./send-enquiry.ts";

const savesDraftAfterMs = 300;

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
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<EnquiryValues>(undefined);
  const [draft] = useState<Draft>(readDraft);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [edits, setEdits] = useState(0);

  const begun: Partial<EnquiryValues> = opening ? { message: `${opening}\n` } : {};
  const trapped = errors[honeypot.name];

  useEffect(() => () => clearTimeout(saving.current), []);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const values = valuesOf(event.currentTarget);
    clearTimeout(saving.current);
    unsaved.current = values;
    if (failed) setEdits(edits + 1);
    saving.current = setTimeout(saveDraft, savesDraftAfterMs);
    const member = (event.target as HTMLInputElement).name as EnquiryMember;
    if (errors[member]) setErrors({ ...errors, [member]: errorsOf(values)[member] });
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
    const result = await onSend(normalized(values));
    if (result?.status !== "invalid") return;
    setErrors(result.errors);
    focusFirst(result.errors);
  }

  function focusFirst(found: EnquiryErrors) {
    const controls = [...(form.current?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])];
    controls.find((control) => found[control.name as EnquiryMember])?.focus();
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
      {fields.map(({ name, label, rule, maxLength, control }) => {
        const required = !v.is(rule, "");
        return (
          <TextField
            key={name}
            label={required ? label : `${label} (optional)`}
            name={name}
            aria-required={required || undefined}
            maxLength={maxLength}
            defaultValue={draft[name] || begun[name]}
            error={errors[name]}
            {...control}
          />
        );
      })}
      {/* No visitor sees this until something has filled it in: if that was not a machine, it can be put right. */}
      <div className={trapped ? undefined : hidden} aria-hidden={!trapped}>
        <TextField
          label={honeypot.label}
          name={honeypot.name}
          tabIndex={trapped ? 0 : -1}
          autoComplete="off"
          error={trapped}
        />
      </div>
      {failed && <EnquiryFallback key={edits} values={() => valuesOf(form.current!)} />}
      <div className={submit}>
        <Button type="submit" aria-disabled={pending}>
          {pending ? "SENDING..." : "SEND MESSAGE"}
        </Button>
        <p className={next}>{afterTheEnquiry.inShort}</p>
      </div>
    </form>
  );
}

/** What the controls hold, by their names. */
function valuesOf(form: HTMLFormElement): EnquiryValues {
  return Object.fromEntries(new FormData(form)) as EnquiryValues;
}

function normalized(values: EnquiryValues): EnquiryValues {
  const result = { ...values };
  for (const { name, normalize } of fields) if (normalize) result[name] = normalize(result[name]);
  return result;
}

function errorsOf(values: EnquiryValues): EnquiryErrors {
  const checked = checkEnquiry(normalized(values));
  return checked.ok ? {} : checked.errors;
}

const layout = css`
  display: grid;
  gap: 14px;
`;

/* Clipped where it stands: moved out of sight to the side, it would make the card scroll there. */
const hidden = css`
  position: absolute;
  inset-inline-start: 0;
  clip-path: inset(50%);
`;

const next = css`
  margin-block-start: 8px;
  color: var(--muted);
  font-size: var(--step--1);
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
