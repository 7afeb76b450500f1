import { css } from "@linaria/core";
import { Fragment, useEffect, useRef, useState, type FocusEvent, type FormEvent } from "react";
import * as v from "valibot";
import { afterTheEnquiry } from "../content/after-the-enquiry.ts";
import { company } from "../content/company.ts";
import { narrowCard } from "../styles/breakpoints.ts";
import { ink } from "../styles/tokens.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { foldedInkRules, inkRules, motion, whenOpening } from "./card-motion.ts";
import { readDraft, writeDraft, type Draft } from "./draft.ts";
import { EnquiryFallback } from "./enquiry-fallback.tsx";
import { checkEnquiry, type EnquiryErrors, type EnquiryMember, type EnquiryValues } from "./enquiry.ts";
import { fields } from "./fields.ts";
import { honeypot } from "./honeypot.ts";
import { LetterPaper } from "./letter-paper.tsx";
import type { SendResult } from "./send-enquiry.ts";

const savesDraftAfterMs = 300;

interface Props {
  /** The first line of a message that is still empty. */
  opening?: string | undefined;
  pending: boolean;
  failed: boolean;
  onSend: (values: EnquiryValues) => Promise<SendResult | undefined>;
  /** Somebody turns to a field while the letter is on its way: it has to be seen. */
  onRead: () => void;
}

/** Rules apply on submit; a field that broke one is judged again at every change until it is right. */
export function EnquiryForm({ opening, pending, failed, onSend, onRead }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const slip = useRef<HTMLDivElement>(null);
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<EnquiryValues>(undefined);
  const [draft] = useState<Draft>(readDraft);
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [edits, setEdits] = useState(0);
  const [signature, setSignature] = useState(draft["name"]);

  const begun: Partial<EnquiryValues> = opening ? { message: `${opening}\n` } : {};
  const trapped = errors[honeypot.name];

  useEffect(() => () => clearTimeout(saving.current), []);

  // The slip, and the button after it, which has the focus as a rule.
  useEffect(() => {
    for (const part of [slip.current, slip.current?.nextElementSibling])
      part?.scrollIntoView({ block: "nearest" });
  }, [failed]);

  function onInput(event: FormEvent<HTMLFormElement>) {
    const values = valuesOf(event.currentTarget);
    clearTimeout(saving.current);
    unsaved.current = values;
    if (failed) setEdits(edits + 1);
    setSignature(values.name);
    saving.current = setTimeout(saveDraft, savesDraftAfterMs);
    const member = (event.target as HTMLInputElement).name as EnquiryMember;
    if (errors[member]) setErrors({ ...errors, [member]: errorsOf(values)[member] });
  }

  function onFocus({ target }: FocusEvent) {
    if (pending && target.matches("input, textarea")) onRead();
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
      onInput={onInput}
      onFocus={onFocus}
      onBlur={saveDraft}
      onSubmit={onSubmit}
    >
      <div className={letter}>
        <LetterPaper />
        <div className={text}>
          {fields.map(({ name, label, rule, maxLength, control }) => {
            const required = !v.is(rule, "");
            return (
              <Fragment key={name}>
                {control.rows && <p className={greeting}>Dear {company.shortName},</p>}
                <TextField
                  label={required ? label : `${label} (optional)`}
                  name={name}
                  aria-required={required || undefined}
                  maxLength={maxLength}
                  defaultValue={draft[name] || begun[name]}
                  error={errors[name]}
                  {...control}
                />
              </Fragment>
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
          <div className={closing}>
            <p>Yours,</p>
            <p className={signed} aria-hidden="true">
              {signature}
            </p>
          </div>
        </div>
      </div>
      {failed && (
        <div ref={slip} className={returned}>
          <EnquiryFallback key={edits} values={() => valuesOf(form.current!)} />
        </div>
      )}
      <div className={submit} data-theme="dark">
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

const letter = css`
  position: relative;
  /* Between the envelope's back and its pocket (envelope.tsx). */
  z-index: 1;
`;

const text = css`
  position: relative;
  display: grid;
  /* At most two: a third would stay empty. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, 40%)), 1fr));
  align-items: end;
  gap: 14px 16px;
  padding: 30px 28px 24px;
  ${foldedInkRules()}

  > :first-child,
  > :has(textarea),
  > p {
    grid-column: 1 / -1;
  }
  [id$="-hint"] {
    font-size: 0.8125rem;
  }
  input,
  textarea {
    border-width: 0 0 1.5px;
    border-radius: 2px 2px 0 0;
    background: var(--bg);
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  textarea {
    min-block-size: 5lh;
    padding-block: 0;
    background: repeating-linear-gradient(var(--bg) 0 calc(1lh - 1px), var(--line) calc(1lh - 1px) 1lh) local;
    line-height: 1.9;
  }
  @media ${narrowCard} {
    padding: 24px 22px 20px;
  }
`;

const greeting = css`
  margin-block-start: 10px;
  font: 820 var(--step-1) / 1.2 var(--display);
`;

/* Clipped where it stands: moved out of sight to the side, it would make the card scroll there. */
const hidden = css`
  position: absolute;
  inset-inline-start: 0;
  clip-path: inset(50%);
`;

const closing = css`
  grid-column: 1 / -1;
  min-block-size: 4.2rem;
`;

const signed = css`
  color: var(--link);
  font: 820 var(--step-2) / 1.2 var(--display);
  overflow-wrap: anywhere;
`;

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

const submit = css`
  position: relative;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 20px;
  padding-block: 16px 8px;
  background: none;
  ${inkRules()}

  button[aria-disabled="true"] {
    cursor: progress;
    opacity: 0.75;
  }
  @media ${narrowCard} {
    position: sticky;
    inset-block-end: 0;
    display: grid;
    padding: 10px 16px max(12px, env(safe-area-inset-bottom));
    background: ${ink};
    @media (max-height: 420px) {
      position: static;
    }
  }
`;

const next = css`
  flex: 1 12rem;
  color: var(--muted);
  font-size: var(--step--1);
  line-height: 1.35;
`;
