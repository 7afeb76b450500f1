import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { phone } from "../styles/breakpoints.ts";
import type { ThemeName } from "../styles/tokens.ts";

interface Props {
  theme: ThemeName;
  /** Above the heading: where the page stands. */
  above?: ReactNode;
  heading: string;
  lead?: ReactNode;
  actions?: ReactNode;
  art?: ReactNode;
  /** The art is a scene and takes half of the room; a stamp or a label takes a third. */
  wide?: boolean;
}

/** The first screen of a page, in the page's theme. Its heading is the page's largest paint, so it is text and still. */
export function PageHero({ theme, above, heading, lead, actions, art, wide }: Props) {
  return (
    <section className={hero} data-theme={theme} data-ground={theme === "light" ? "plain" : undefined}>
      <div className={inner}>
        <div className={words}>
          {above}
          <h1 className={title}>{heading}</h1>
          {lead && <p className={leadText}>{lead}</p>}
          {actions && <div className={actionRow}>{actions}</div>}
        </div>
        {art && (
          <div className={artBox} data-wide={wide}>
            {art}
          </div>
        )}
      </div>
    </section>
  );
}

const hero = css`
  padding: clamp(40px, 6vw, 84px) var(--gutter) clamp(56px, 8vw, 104px);
  overflow: clip;
`;

const inner = css`
  display: flex;
  align-items: center;
  gap: 40px clamp(32px, 5vw, 72px);
  max-inline-size: var(--wrap);
  margin-inline: auto;

  @media ${phone} {
    display: grid;
  }
`;

const words = css`
  flex: 1.4;
  min-inline-size: 0;
`;

const title = css`
  max-inline-size: 16em;
  font-size: var(--step-5);
`;

const leadText = css`
  max-inline-size: 52ch;
  margin-block-start: clamp(18px, 2vw, 26px);
  color: var(--muted);
  font-size: clamp(1.125rem, 1rem + 0.5vw, 1.3125rem);
  line-height: 1.5;
  text-wrap: balance;
`;

const actionRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 24px;
  margin-block-start: 32px;
`;

const artBox = css`
  flex: 0.6;
  max-inline-size: 360px;

  @media ${phone} {
    max-inline-size: 176px;
  }
  &[data-wide] {
    flex: 1.1;
    max-inline-size: 600px;
  }
`;
