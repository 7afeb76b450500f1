import { css, cx } from "@linaria/core";
import { useId, type ReactNode } from "react";
import { narrowPage } from "../styles/media-queries.ts";
import type { ThemeName } from "../styles/tokens.ts";
import type { InkProps } from "./ink-props.ts";

interface Props {
  title?: ReactNode;
  intro?: ReactNode;
  theme?: ThemeName | undefined;
  /** A darker background, which sets the section apart from its neighbours. */
  sunken?: boolean;
  /** The name for assistive technology of a section without a title. */
  label?: string;
  /** The size of the title: `large` for what a page is about. */
  titleSize?: "large";
  titleBeside?: boolean;
  introBeside?: boolean;
  ink?: InkProps | undefined;
  className?: string | undefined;
  id?: string;
  children: ReactNode;
}

/** A section of a page over the whole width, named by its heading. */
export function Section(props: Props) {
  const {
    title,
    intro,
    theme,
    sunken,
    label,
    titleSize,
    titleBeside,
    introBeside,
    ink,
    className,
    id,
    children,
  } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      data-theme={theme}
      {...ink}
      className={cx(section, titleBeside && twoColumns, ink?.className, className)}
      data-sunken={(sunken && !theme) || undefined}
      {...(!(theme || sunken || ink) && plain)}
      aria-label={label}
      aria-labelledby={title ? headingId : undefined}
    >
      {title && (
        <div className={cx(head, introBeside && introOnRight)}>
          <h2 id={headingId} data-size={titleSize}>
            {title}
          </h2>
          {intro && <p className={introText}>{intro}</p>}
        </div>
      )}
      {children}
    </section>
  );
}

/** Marks a section that has the background of the page: two in a row need no double space between them. */
export const plain = { "data-plain": true };

const section = css`
  padding: var(--section) var(--page-margin);
  &[data-sunken] {
    background: var(--sunken);
  }
  [data-plain] + &[data-plain] {
    padding-block-start: 0;
  }
`;

/** The first child on the left, the other content on the right; in one column on a narrow page. */
export const twoColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr);
  gap: 28px var(--space-l);

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
  }
  > :first-child {
    align-content: start;
    margin-block-end: 0;
  }
  /* In a grid, Chromium leaves the title at the foot of a page. */
  @media print {
    display: block;
    > :first-child {
      margin-block-end: 16px;
    }
  }
`;

const head = css`
  display: grid;
  gap: 18px;
  max-inline-size: 52rem;
  margin-block-end: var(--space-m);
  > h2[data-size="large"] {
    font-size: var(--step-5);
  }
`;

/* The last line of the intro is on that of the title. */
const introOnRight = css`
  @media not ${narrowPage} {
    grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
    align-items: last baseline;
    column-gap: 32px;
    max-inline-size: none;
  }
`;

const introText = css`
  overflow-wrap: anywhere;
  max-inline-size: 62ch;
  color: var(--muted);
  font-size: var(--lead);
  line-height: 1.5;
  text-wrap: balance;
`;
