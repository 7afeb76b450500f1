import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { phone } from "../styles/breakpoints.ts";
import type { ThemeName } from "../styles/tokens.ts";
import { HeroWords, type HeroText } from "./hero-words.tsx";

interface Props extends HeroText {
  theme: ThemeName;
  art?: ReactNode;
  /** Gives the art almost half of the width, as a scene needs it; without it the art has a third, enough for a stamp. */
  wide?: boolean;
  className?: string;
}

/** The first screen of a page, in the page's theme. */
export function PageHero({ theme, art, wide, className, ...text }: Props) {
  return (
    <section className={cx(hero, className)} data-theme={theme} data-plain={theme === "light" || undefined}>
      <div className={cx(inner, Boolean(art) && !wide && besideHeading)}>
        <HeroWords {...text} />
        {art && (
          <div className={artBox} data-wide={wide || undefined}>
            {art}
          </div>
        )}
      </div>
    </section>
  );
}

const hero = css`
  padding: clamp(32px, 4vw, 56px) var(--gutter) clamp(48px, 6vw, 80px);
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

/* On a phone a stamp is beside the heading, while a scene (`wide`) follows the words. */
const besideHeading = css`
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;

    > :first-child {
      display: contents;

      > * {
        grid-column: 1 / -1;
      }
      > h1 {
        grid-column: 1;
      }
      > h1 ~ * {
        order: 2;
      }
    }
    > :last-child {
      order: 1;
      inline-size: clamp(72px, 25vw, 128px);
    }
  }
`;

const artBox = css`
  flex: 0.6;
  max-inline-size: 360px;

  > img {
    inline-size: 100%;
  }
  &[data-wide] {
    flex: 1.1;
    max-inline-size: 600px;

    @media ${phone} {
      display: contents;
    }
  }
`;
