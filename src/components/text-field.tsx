import { css } from "@linaria/core";
import AlertIcon from "@tabler/icons/outline/alert-circle.svg?react";
import { useId, type ComponentProps } from "react";
import { motionAllowed } from "../styles/media-queries.ts";
import { easing, radius, times } from "../styles/tokens.ts";

interface FieldProps {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
}

type Props = FieldProps &
  (({ rows: number } & ComponentProps<"textarea">) | ({ rows?: never } & ComponentProps<"input">));

/**
 * A labelled field, whose hint and error describe it to assistive technology (WCAG 1.3.1, 3.3.1, 3.3.2). With
 * `rows` it is a textarea.
 */
export function TextField({ label, hint, error, ...control }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const shared = {
    id,
    className: input,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };

  return (
    <div className={field}>
      <label htmlFor={id} className={labelText}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={hintText}>
          {hint}
        </p>
      )}
      {control.rows === undefined ? (
        <input {...(control as ComponentProps<"input">)} {...shared} />
      ) : (
        <textarea {...(control as ComponentProps<"textarea">)} {...shared} />
      )}
      {error && (
        <p id={`${id}-error`} className={errorText}>
          <AlertIcon />
          {/* An element of its own, because a browser that translates the page takes bare texts out of it. */}
          <span key={error}>{error}</span>
        </p>
      )}
    </div>
  );
}

const field = css`
  display: grid;
  gap: 4px;
`;

export const labelText = css`
  font-size: var(--step--1);
  font-weight: 600;
`;

export const hintText = css`
  color: var(--muted);
  font-size: 0.875rem;
  line-height: 1.3;
`;

const input = css`
  inline-size: 100%;
  min-block-size: 46px;
  padding: 9px 12px;
  border: 1.5px solid var(--control);
  border-radius: ${radius.control};
  background: var(--surface);
  line-height: 1.45;

  textarea& {
    field-sizing: content;
    max-block-size: 22em;
    resize: vertical;
  }
  &:hover {
    border-color: var(--fg);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  &[aria-invalid="true"] {
    border-color: var(--error);
    box-shadow: inset 3px 0 var(--error);

    @media ${motionAllowed} {
      animation: nudge ${times.appear}ms ${easing.turn};
    }
  }
  @keyframes nudge {
    20% {
      translate: -5px;
    }
    55% {
      translate: 4px;
    }
  }
`;

export const errorText = css`
  display: flex;
  gap: 8px;
  align-items: baseline;
  color: var(--error);
  font-size: 0.9rem;
  font-weight: 560;
  line-height: 1.35;

  > svg {
    flex: none;
    translate: 0 0.15em;
  }
  @media ${motionAllowed} {
    --from: 0 -6px;
    animation: arrive ${times.appear}ms ${easing.turn};
  }
`;
