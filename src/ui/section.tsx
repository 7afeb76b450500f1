import { css, cx } from "@linaria/core";
import { useId, type ReactNode } from "react";

interface Props {
  title?: ReactNode;
  intro?: ReactNode;
  theme?: "light" | "blue" | "dark" | "about-dark";
  /** A quieter ground, to set two neighbours apart. */
  sunken?: boolean;
  /** Text of one column: no wider than can be read with ease. */
  narrow?: boolean;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** A horizontal band of a page, named by its heading. */
export function Section({
  title,
  intro,
  theme,
  sunken = false,
  narrow = false,
  className,
  id,
  children,
}: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={cx(band, className)}
      data-theme={theme}
      data-sunken={sunken}
      aria-labelledby={title ? headingId : undefined}
    >
      <div className={inner} data-narrow={narrow}>
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
    &[data-sunken="true"] {
      background: var(--sunken);
    }
    &[data-sunken="false"]:not([data-theme]) + &[data-sunken="false"]:not([data-theme]) {
      padding-block-start: 0;
    }
  }
`;

const inner = css`
  @layer ui {
    max-inline-size: var(--wrap);
    margin-inline: auto;
    &[data-narrow="true"] > :not(:first-child) {
      max-inline-size: 44rem;
    }
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
    font-size: var(--step-1);
    line-height: 1.5;
  }
`;
