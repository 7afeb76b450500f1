import { css, cx } from "@linaria/core";
import { useId, type ReactNode } from "react";
import { narrowPage } from "../styles/breakpoints.ts";
import type { ThemeName } from "../styles/tokens.ts";

interface Props {
  title?: ReactNode;
  intro?: ReactNode;
  theme?: ThemeName;
  /** A quieter ground, to set two neighbours apart. */
  sunken?: boolean;
  /** A name for assistive technology, where no title gives one. */
  label?: string;
  /** The title stands beside the content, not above it. */
  titleBeside?: boolean;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** A horizontal band of a page, named by its heading. */
export function Section(props: Props) {
  const { title, intro, theme, sunken, label, titleBeside, className, id, children } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      className={cx(band, titleBeside && twoColumns, className)}
      data-theme={theme}
      data-ground={theme ? undefined : sunken ? "sunken" : "plain"}
      aria-label={label}
      aria-labelledby={title ? headingId : undefined}
    >
      {title && (
        <div className={head}>
          <h2 id={headingId}>{title}</h2>
          {intro && <p className={introText}>{intro}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

const band = css`
  padding: var(--section) max(var(--gutter), 50% - var(--wrap) / 2);
  &[data-ground="sunken"] {
    background: var(--sunken);
  }
  [data-ground="plain"] + &[data-ground="plain"] {
    padding-block-start: 0;
  }
`;

/** The first child on the left, the content on the right. */
export const twoColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr);
  gap: 28px clamp(32px, 6vw, 96px);

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
  }
  > :first-child {
    align-content: start;
    margin-block-end: 0;
  }
`;

const head = css`
  display: grid;
  gap: 14px;
  max-inline-size: 52rem;
  margin-block-end: clamp(20px, 4vw, 48px);
`;

const introText = css`
  overflow-wrap: anywhere;
  max-inline-size: 62ch;
  color: var(--muted);
  font-size: clamp(1.0625rem, 0.95rem + 0.5vw, 1.25rem);
  line-height: 1.5;
  text-wrap: balance;
`;
