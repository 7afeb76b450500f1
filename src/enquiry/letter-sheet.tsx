import { css } from "@linaria/core";
import { Fragment } from "react";
import * as v from "valibot";
import { company } from "../content/company.ts";
import { narrowCard } from "../styles/breakpoints.ts";
import { TextField } from "../ui/text-field.tsx";
import { foldedInkRules } from "./envelope/card-motion.ts";
import type { EnquiryErrors, EnquiryValues } from "./enquiry.ts";
import { fields } from "./fields.ts";
import { honeypot } from "./honeypot.ts";
import { LetterPaper } from "./envelope/letter-paper.tsx";

interface Props {
  /** The first values of the fields. */
  texts: Partial<EnquiryValues>;
  errors: EnquiryErrors;
  /** The sender's name as it is typed. */
  signature: string | undefined;
  /** Whether the message is on its way: what would be typed then would be lost. */
  readOnly: boolean;
}

/** The fields as a letter: who writes, the greeting, the message, the name below it. */
export function LetterSheet({ texts, errors, signature, readOnly }: Props) {
  const trapped = errors[honeypot.name];
  return (
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
                readOnly={readOnly}
                defaultValue={texts[name]}
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
            readOnly={readOnly}
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
  );
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
  align-items: start;
  align-content: start;
  gap: clamp(10px, 1.6vh, 14px) 16px;
  padding: clamp(20px, 3.4vh, 30px) 28px clamp(16px, 2.7vh, 24px);
  ${foldedInkRules()}

  > :first-child,
  > :has(textarea),
  > p {
    grid-column: 1 / -1;
  }
  [id$="-hint"] {
    font-size: 0.8125rem;
  }
  /* No line ends within "10-digit". */
  [id$="-error"] {
    text-wrap: balance;
  }
  /* Below its field, so that labels and fields of a row are level. */
  > :has(input) > :is([id$="-hint"], [id$="-error"]) {
    order: 1;
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
    min-block-size: round(down, clamp(3lh, 100dvh - 540px, 5lh), 1lh);
    padding-block: 0;
    background: repeating-linear-gradient(var(--bg) 0 calc(1lh - 1px), var(--line) calc(1lh - 1px) 1lh) local;
    line-height: 1.9;
  }
  :is(input, textarea):read-only {
    border-style: dashed;
    background: none;
    color: var(--muted);
    cursor: progress;
  }
  @media ${narrowCard} {
    padding: 24px 22px 20px;
    textarea {
      min-block-size: round(down, clamp(3lh, 100dvh - 660px, 12lh), 1lh);
    }
  }
`;

const greeting = css`
  margin-block-start: 6px;
  font: 820 var(--step-1) / 1.2 var(--display);
  word-spacing: 0.08em;
`;

/* Clipped where it stands: moved out of sight to the side, it would make the card scroll there. */
const hidden = css`
  position: absolute;
  inset-inline-start: 0;
  clip-path: inset(50%);
`;

const closing = css`
  grid-column: 1 / -1;
  min-block-size: 3.6rem;
`;

const signed = css`
  color: var(--link);
  font: 820 var(--step-2) / 1.2 var(--display);
  word-spacing: 0.08em;
  overflow-wrap: anywhere;
`;
