import { css, cx } from "@linaria/core";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { Section } from "../components/section.tsx";
import type { HeroFoot } from "../content/service-details.ts";
import type { Service } from "../content/services.ts";
import { breadcrumbTrails } from "../routing/breadcrumb-trails.ts";
import { narrowPage, phone, wideMargin } from "../styles/media-queries.ts";
import { demoInHeroAttribute } from "../styles/page-state.ts";
import { hole, stampEdgeWidth } from "../styles/stamp-edge.ts";
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
 * at its foot. It must be a child of `main`: only there a stamp can grow into it (app/page-transition.ts).
 */
export function ServiceHero({ service, foot: { picture, demo }, ...text }: Props) {
  return (
    <section
      {...themedInkProps(service.ink, cx(strip, picture ? cx(heroWithPicture, pictured) : heroWithDemo))}
      {...{ [stampAttribute]: service.slug, [demoInHeroAttribute]: demo && "" }}
    >
      <HeroText above={<Breadcrumb trail={breadcrumbTrails.service} here={service.name} />} {...text} />
      {picture ? (
        <img src={picture} alt="" width="1000" height="360" loading="lazy" />
      ) : (
        <img src={service.stampPicture} alt="" width="144" height="144" loading="lazy" />
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
 * A strip of the sheet that the stamp comes from: white edges above and below, with holes that show the blue of
 * the bar and the next section.
 */
const strip = css`
  position: relative;
  z-index: 1;
  margin-block-end: 3px;
  padding: var(--space-l) var(--page-margin);

  main:has(> &) {
    padding-block-start: ${stampEdgeWidth};
    background: linear-gradient(${backgrounds.blue} ${stampEdgeWidth}, ${mask.hidden} 0);
  }
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: auto 0 100%;
    block-size: ${stampEdgeWidth};
    background: ${white};
    mask:
      ${hole} 0 -9px / 18px 18px round no-repeat exclude,
      linear-gradient(${mask.shown} 0 0);

    @media print {
      display: none;
    }
  }
  &::after {
    inset-block: 100% auto;
    scale: 1 -1;
  }
  /* On a phone the first screen has heading, button and picture; what it costs follows. */
  @media ${phone} {
    display: flex;
    flex-direction: column;

    > :first-child {
      display: contents;
    }
    > div > dl {
      order: 1;
    }
    > section {
      order: 2;
    }
    > img {
      align-self: end;
      inline-size: 78vw;
      margin-inline-end: calc(-1 * var(--gutter));
    }
  }
`;

/* From edge to edge, and on a phone wider than the page, which then shows the right part. */
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
  > img {
    @media not ${phone} {
      position: absolute;
      inset: auto 0 0 auto;
      inline-size: 100%;
    }
    @media ${phone} {
      inline-size: 195vw;
      max-inline-size: none;
      margin-block-end: -28px;
    }
    /* The picture then has the ink behind it, which must not lie behind the words. */
    @media (forced-colors: active) {
      clip-path: inset(0 0 0 60%);
    }
    @media print {
      display: none;
    }
  }
`;

/* The heading is beside the other words, so that the demonstration begins on the first screen. */
const heroWithDemo = css`
  /* Without the ground around the drawing, which would cover words while it flies. */
  > img {
    clip-path: inset(11% 0);
    margin-block: -4vw -6vw;
  }
  /* Where there is room for the demonstration on the first screen, the stamp's drawing only flies here while
     the stamp grows. */
  @media not ${phone} {
    > img {
      visibility: hidden;
      position: absolute;
      inset: 0 0 auto auto;
    }
  }
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
    > :first-child > :is(h1, :last-child) {
      grid-column: 1;
    }
    > :first-child > :is(h1, dl) {
      grid-row: span 2;
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
