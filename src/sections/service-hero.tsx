import { css, cx } from "@linaria/core";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { hole } from "../components/postal/stamp-edge.ts";
import type { Service } from "../content/services.ts";
import { breadcrumbTrails } from "../routing/breadcrumb-trails.ts";
import { phone } from "../styles/media-queries.ts";
import { backgrounds, mask, white } from "../styles/tokens.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { HeroText, type HeroTextProps } from "./hero-text.tsx";
import { heroWithPicture } from "./hero-with-picture.ts";
import { themedInkProps } from "./stamp-ink.ts";

interface Props extends HeroTextProps {
  service: Service;
  /**
   * The address of the picture, 1000 by 360 px. Words lie over the left 600 px, so only background belongs
   * there.
   */
  picture: string;
}

/**
 * The hero of a service's page, printed as the service's stamp: in its ink, with a picture at its foot. It
 * must be a child of `main`: only there a stamp can grow into it (app/stamp-transition.ts).
 */
export function ServiceHero({ service, picture, ...text }: Props) {
  return (
    <section
      {...themedInkProps(service.ink, cx(heroWithPicture, strip))}
      {...{ [stampAttribute]: service.slug }}
    >
      <HeroText above={<Breadcrumb trail={breadcrumbTrails.service} here={service.name} />} {...text} />
      <img className={heroPicture} src={picture} alt="" width="1000" height="360" loading="lazy" />
    </section>
  );
}

/*
 * A strip of the sheet that the stamp comes from: white edges above and below, with holes that show the blue
 * bar and the next section. The upper holes are painted, because the bar lies above them.
 */
const strip = css`
  --pitch: 24px;
  z-index: 1;
  margin-block-end: calc(var(--pitch) / -2);
  padding: calc(var(--space-m) + var(--pitch)) var(--page-margin) calc(var(--space-l) + var(--pitch));
  border-block-end: calc(var(--pitch) * 0.8) solid ${white};

  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    block-size: calc(var(--pitch) * 0.8);
    background:
      radial-gradient(closest-side, ${backgrounds.blue} 61%, ${mask.hidden} 67%) 0
        calc(var(--pitch) / -2) / var(--pitch) var(--pitch) round no-repeat,
      ${white};
  }
  mask:
    ${hole} 0 calc(100% + var(--pitch) / 2) / var(--pitch) var(--pitch) round no-repeat exclude,
    linear-gradient(${mask.shown} 0 0);

  @media print {
    mask: none;
  }
  /* The words, above the picture. */
  > :first-child {
    position: relative;
    z-index: 1;
  }
  /* While the stamp grows into this hero (app/stamp-transition.ts), there is no room for them. */
  &[style*="view-transition-name: growing"] > :first-child {
    animation: arrive 140ms 200ms backwards;
  }
  @media ${phone} {
    padding-block-end: 75vw;
  }
`;

/* From edge to edge, and on a phone wider than the page, which then shows the right part. */
const heroPicture = css`
  position: absolute;
  inset: auto 0 0 auto;
  inline-size: 100%;

  @media ${phone} {
    inline-size: 195%;
    max-inline-size: none;
  }
  /* The picture then has the ink behind it, which must not lie behind the words. */
  @media (forced-colors: active) {
    clip-path: inset(0 0 0 60%);
  }
  @media print {
    display: none;
  }
`;
