import { css, cx } from "@linaria/core";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { hole } from "../components/postal/stamp-edge.ts";
import { Section } from "../components/section.tsx";
import type { HeroFoot } from "../content/service-details.ts";
import type { Service } from "../content/services.ts";
import { breadcrumbTrails } from "../routing/breadcrumb-trails.ts";
import { narrowPage, phone, wideMargin } from "../styles/media-queries.ts";
import { demoInHeroAttribute } from "../styles/page-state.ts";
import { backgrounds, mask, white } from "../styles/tokens.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { Demo } from "./demo.tsx";
import { HeroText, type HeroTextProps } from "./hero-text.tsx";
import { heroWithPicture } from "./hero-with-picture.ts";
import { themedInkProps } from "./stamp-ink.ts";

interface Props extends HeroTextProps {
  service: Service;
  /**
   * Words lie over the left 600 px of a picture, which is 1000 by 360 px, so only background belongs there. A
   * demonstration is on a sheet below the words.
   */
  foot: HeroFoot;
}

/**
 * The hero of a service's page, printed as the service's stamp: in its ink, with a picture or the demonstration
 * at its foot. It must be a child of `main`: only there a stamp can grow into it (app/stamp-transition.ts).
 */
export function ServiceHero({ service, foot: { picture, demo }, ...text }: Props) {
  return (
    <section
      {...themedInkProps(service.ink, cx(strip, picture ? cx(heroWithPicture, pictured) : heroWithDemo))}
      {...{ [stampAttribute]: service.slug, [demoInHeroAttribute]: demo && "" }}
    >
      <HeroText above={<Breadcrumb trail={breadcrumbTrails.service} here={service.name} />} {...text} />
      {picture && (
        <img className={heroPicture} src={picture} alt="" width="1000" height="360" loading="lazy" />
      )}
      {demo && (
        <Section theme="light" introBeside title={demo.title} intro={demo.intro} className={sheet}>
          <Demo name={demo.name} />
        </Section>
      )}
    </section>
  );
}

/*
 * A strip of the sheet that the stamp comes from: white edges above and below, with holes that show the blue
 * bar and the next section. The upper holes are painted, because the bar lies above them.
 */
const strip = css`
  --pitch: 24px;
  --edge: calc(var(--pitch) * 0.8);
  position: relative;
  z-index: 1;
  margin-block-end: calc(var(--edge) - var(--pitch) / 2);
  padding: calc(var(--space-m) + var(--pitch)) var(--page-margin) calc(var(--space-l) + var(--pitch));

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    block-size: var(--edge);
    background: ${white};

    @media print {
      display: none;
    }
  }
  &::before {
    background:
      radial-gradient(closest-side, ${backgrounds.blue} 61%, ${mask.hidden} 67%) 0
        calc(var(--pitch) / -2) / var(--pitch) var(--pitch) round no-repeat,
      ${white};
  }
  &::after {
    inset-block-start: 100%;
    mask:
      ${hole} 0 calc(100% + var(--pitch) / 2) / var(--pitch) var(--pitch) round no-repeat exclude,
      linear-gradient(${mask.shown} 0 0);
  }
  /* While the stamp grows into this hero (app/stamp-transition.ts), there is no room for words. */
  &[style*="view-transition-name: growing"] > :not(img) {
    animation: arrive 140ms 200ms backwards;
  }
`;

const pictured = css`
  /* The lower edge hangs below the hero. */
  &[data-ink] {
    overflow: clip visible;
  }
  /* The words, above the picture. */
  > :first-child {
    position: relative;
    z-index: 1;
  }
  @media ${phone} {
    padding-block-end: 75vw;
  }
`;

/* The heading is beside the other words, so that the demonstration begins on the first screen. */
const heroWithDemo = css`
  @media not ${narrowPage} {
    > :first-child {
      display: grid;
      grid-template: auto auto 1fr auto / minmax(0, 1.4fr) minmax(0, 1fr);
      column-gap: var(--space-l);
    }
    > :first-child > * {
      grid-column: 2;
    }
    > :first-child > nav {
      grid-column: 1 / -1;
    }
    > :first-child > h1 {
      grid-area: 2 / 1 / span 2;
    }
    > :first-child > dl {
      grid-area: 3 / 2 / span 2;
    }
    > :first-child > :last-child {
      grid-area: 4 / 1;
    }
    > :first-child > h1 + p {
      margin-block-start: 0;
    }
  }
`;

/* As wide as a demonstration of its own section. */
const sheet = css`
  margin-block-start: var(--space-m);
  padding: 0;
  background: var(--surface);

  > :first-child {
    align-items: start;
    margin-block-end: 0;
    padding: var(--space-s) var(--space-s) 0;
  }
  @media ${wideMargin} {
    margin-inline: -120px;

    > [data-demo] {
      margin-inline: 0;
    }
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
