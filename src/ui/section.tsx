import { css, cx } from "@linaria/core";
import { useId, type ReactNode } from "react";
import type { ThemeName } from "../styles/tokens.ts";

interface Props {
  title?: ReactNode;
  intro?: ReactNode;
  theme?: ThemeName;
  /** A quieter ground, to set two neighbours apart. */
  sunken?: boolean;
  /** A name for assistive technology, where no title gives one. */
  label?: string;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** A horizontal band of a page, named by its heading. */
export function Section({ title, intro, theme, sunken = false, label, className, id, children }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={cx(band, className)}
      data-theme={theme}
      data-ground={theme ? undefined : sunken ? "sunken" : "plain"}
      aria-label={label}
      aria-labelledby={title ? headingId : undefined}
    >
      <div className={inner}>
        {title && (
          <div className={head}>
            <h2 id={headingId} className={heading}>
              {title}
            </h2>
            {intro && <p className={introText}>{intro}</p>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

const band = css`
  @layer ui {
    padding: var(--section) var(--gutter);
    &[data-ground="sunken"] {
      background: var(--sunken);
    }
    [data-ground="plain"] + &[data-ground="plain"] {
      padding-block-start: 0;
    }
  }
`;

const inner = css`
  @layer ui {
    max-inline-size: var(--wrap);
    margin-inline: auto;
  }
`;

const head = css`
  @layer ui {
    display: grid;
    gap: 14px;
    max-inline-size: 52rem;
    margin-block-end: clamp(28px, 4vw, 48px);
  }
`;

const heading = css`
  @layer ui {
    font-size: var(--step-4);
  }
`;

const introText = css`
  @layer ui {
    overflow-wrap: anywhere;
    max-inline-size: 62ch;
    color: var(--muted);
    font-size: clamp(1.0625rem, 0.95rem + 0.5vw, 1.25rem);
    line-height: 1.5;
    text-wrap: balance;
  }
`;
