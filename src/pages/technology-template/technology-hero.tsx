import { css, cx } from "@linaria/core";
import { Postmark } from "../../components/postal/postmark.tsx";
import type { Ink } from "../../content/ink.ts";
import type { Technology } from "../../content/technologies.ts";
import { technologyIcon } from "../../content/technology-icons.ts";
import { breadcrumbTrails } from "../../routing/breadcrumb-trails.ts";
import { Breadcrumb } from "../../sections/breadcrumb.tsx";
import { HeroText, type HeroTextProps } from "../../sections/hero-text.tsx";
import { heroWithPicture } from "../../sections/hero-with-picture.ts";
import { themedInkProps } from "../../sections/stamp-ink.ts";
import { phone } from "../../styles/media-queries.ts";

interface Props extends HeroTextProps {
  technology: Technology;
  ink: Ink;
}

/**
 * The hero of a technology's page, in the ink of a service that uses it, with its postmark, whose waves run
 * off the edge.
 */
export function TechnologyHero({ technology, ink, ...text }: Props) {
  return (
    <section {...themedInkProps(ink, cx(heroWithPicture, hero))}>
      <HeroText above={<Breadcrumb trail={breadcrumbTrails.technology} here={technology.name} />} {...text} />
      <div className={place}>
        <Postmark ring={technology.name}>
          <img
            src={technologyIcon(technology.slug)}
            alt=""
            width="64"
            height="64"
            loading="lazy"
            className={onInk}
          />
        </Postmark>
      </div>
    </section>
  );
}

/** The logos are black. */
const onInk = css`
  [data-theme="blue"] & {
    filter: invert(1);
  }
`;

const hero = css`
  padding: var(--space-l) var(--page-margin);
`;

const place = css`
  position: absolute;
  inset: 47% auto auto 58%;
  inline-size: 54vw;
  translate: 0 -50%;

  @media ${phone} {
    position: relative;
    inset: auto;
    inline-size: 92vw;
    margin: 24px 20vw 0;
    translate: none;
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;
