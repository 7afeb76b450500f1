import { css, cx } from "@linaria/core";
import { Fragment, useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { errorText, hintText, TextField } from "../components/text-field.tsx";
import { visuallyHidden } from "../components/visually-hidden.ts";
import { company } from "../content/company.ts";
import { letterClosing, letterGreeting } from "../content/letter-words.ts";
import { displayFont } from "../styles/display-font.ts";
import { mask } from "../styles/tokens.ts";
import { greetingAttribute, openLetterAttribute, withDelivery } from "./card-attributes.ts";
import type { Draft } from "./draft/draft.ts";
import type { EnquiryErrors } from "./enquiry-schema.ts";
import { LetterPaper } from "./envelope/letter-paper.tsx";
import { fields, honeypot, isRequired } from "./fields.ts";
import { fadesOnClose, textFadesBeforeFold, textFadesIn } from "./motion/card-fades.ts";
import { layers } from "./motion/card-geometry.ts";

interface Props {
  initialValues: Draft;
  errors: EnquiryErrors;
  /** The sender's name, which follows what is typed. */
  signature: string | undefined;
  /** True while an enquiry is on its way: a success would remove what is typed meanwhile. */
  readOnly: boolean;
  /** Shown between the message and the sign-off. */
  children: ReactNode;
}

/** The fields on the paper of a letter, with a greeting before the message and the sender's name below it. */
export function EnquiryFields({ initialValues, errors, signature, readOnly, children }: Props) {
  const honeypotError = errors[honeypot.name];
  const greetingLine = useRef<HTMLParagraphElement>(null);
  const [greetingTop, setGreetingTop] = useState<number>();

  // Not a layout effect: the dialog is not shown yet by then.
  useEffect(() => setGreetingTop(greetingLine.current!.offsetTop), []);

  return (
    <div
      className={cx(paperAndFields, fadesOnClose)}
      style={
        greetingTop === undefined ? undefined : ({ "--greeting-top": `${greetingTop}px` } as CSSProperties)
      }
      {...{ [openLetterAttribute]: "" }}
    >
      <LetterPaper />
      <div className={cx(fieldGrid, textFadesIn, textFadesBeforeFold)}>
        {fields.map(({ name, label, rule, control }) => {
          const required = isRequired(rule);
          return (
            <Fragment key={name}>
              {name === "message" && (
                <p ref={greetingLine} className={greetingText} {...{ [greetingAttribute]: "" }}>
                  {letterGreeting(company.shortName)}
                </p>
              )}
              <TextField
                label={required ? label : `${label} (optional)`}
                name={name}
                aria-required={required || undefined}
                readOnly={readOnly}
                defaultValue={initialValues[name]}
                error={errors[name]}
                {...control}
              />
            </Fragment>
          );
        })}
        {/* Shown once it has been filled in, so that a visitor whose own software did that can empty it. */}
        <div className={honeypotError ? undefined : visuallyHidden} aria-hidden={!honeypotError}>
          <TextField
            label={honeypot.label}
            name={honeypot.name}
            tabIndex={honeypotError ? 0 : -1}
            readOnly={readOnly}
            autoComplete="off"
            error={honeypotError}
          />
        </div>
        {children}
        <div className={signOff}>
          <p>{letterClosing}</p>
          <p className={signatureText} aria-hidden="true">
            {signature}
          </p>
        </div>
      </div>
    </div>
  );
}

const paperAndFields = css`
  position: relative;
  z-index: ${layers.letter};
`;

const fieldGrid = css`
  position: relative;
  display: grid;
  /* At most two columns: the fields do not fill three. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11rem, 40%)), 1fr));
  align-items: start;
  align-content: start;
  gap: 12px 20px;
  padding: 28px 32px;
  --control: var(--fg);

  > :first-child,
  > :has(textarea),
  textarea,
  textarea + p,
  > p {
    grid-column: 1 / -1;
  }
  .${hintText},
  > :has(textarea) > label {
    font-size: 0.8125rem;
  }
  /* The greeting is the heading of the message, so that its label and hint share a line below it. */
  > :has(textarea) {
    grid-template-columns: auto 1fr;
    align-items: baseline;
    column-gap: 10px;
  }
  /* So that no line breaks within "10-digit". */
  .${errorText} {
    text-wrap: balance;
  }
  /* The error says what the hint does. A hint that is not displayed still describes its field. */
  .${hintText}:has(+ [aria-invalid]) {
    display: none;
  }
  /* Hint and error are below their field, so that the labels and the fields of a row are level. */
  > :has(input) > :is(.${hintText}, .${errorText}) {
    order: 1;
  }
  input,
  textarea {
    padding-inline: 2px;
    border-width: 0 0 1.5px;
    border-radius: 0;
    background: none;
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
  textarea {
    min-block-size: round(down, clamp(3lh, 100dvh - 600px, 5lh), 1lh);
    padding-block: 0;
    background: repeating-linear-gradient(${mask.hidden} 0 calc(1lh - 1px), var(--line) calc(1lh - 1px) 1lh)
      local;
    line-height: 1.9;
  }
  /* Lets a letter with an enclosure, or with the box of a returned one, fit into a window 900 px high, and
     its greeting and the box into that of a phone. */
  ${withDelivery("returned")} & textarea,
  &:has(li) textarea {
    min-block-size: 3lh;
  }
  /* The underline gets twice as thick. A line at the side would touch the text. */
  :is(input, textarea)[aria-invalid] {
    box-shadow: 0 2px var(--error);
  }
  :is(input, textarea):read-only {
    border-style: dashed;
    color: var(--muted);
  }
`;

const greetingText = css`
  margin-block: 8px -6px;
  ${displayFont("var(--step-3)", 1.2)};
`;

const signOff = css`
  grid-column: 1 / -1;
  min-block-size: 4rem;
`;

const signatureText = css`
  color: var(--link);
  ${displayFont("var(--step-3)", 1.2)};
  overflow-wrap: anywhere;
`;
