import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { plain } from "../components/section.tsx";
import { phone } from "../styles/media-queries.ts";
import type { ThemeName } from "../styles/tokens.ts";
import { HeroText, type HeroTextProps } from "./hero-text.tsx";

interface Props extends HeroTextProps {
  theme: ThemeName;
  /** Has almost half of the width; on a phone it follows the words. */
  picture?: ReactNode;
  className?: string;
}

export function PageHero({ theme, picture, className, ...text }: Props) {
  return (
    <section className={cx(hero, className)} data-theme={theme} {...(theme === "light" && plain)}>
      <HeroText {...text} />
      {picture && <div className={pictureBox}>{picture}</div>}
    </section>
  );
}

const hero = css`
  display: flex;
  align-items: center;
  gap: 40px var(--space-l);
  padding: var(--space-m) var(--page-margin) var(--space-l);
  overflow-x: clip;

  @media ${phone} {
    display: grid;
  }
`;

const pictureBox = css`
  flex: 1.1;
  max-inline-size: 600px;

  > img {
    inline-size: 100%;
  }
  @media ${phone} {
    display: contents;
  }
`;
