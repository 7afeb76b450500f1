import { css, cx } from "@linaria/core";
import type { Service } from "../content/services.ts";
import { hole } from "../components/postal/stamp-edge.ts";
import { phone } from "../styles/breakpoints.ts";
import { backgrounds, mask, white } from "../styles/tokens.ts";
import { Breadcrumb } from "./breadcrumb.tsx";
import { HeroWords, type HeroText } from "./hero-words.tsx";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { inkTheme, stampInk } from "./stamp-ink.ts";

/** The first screen of a service's page, printed as the service's stamp: in its ink, with its drawing at the edge. */
export function ServiceHero({ service, ...text }: { service: Service } & HeroText) {
  return (
    <section
      className={cx(stampInk, strip)}
      data-theme={inkTheme(service.ink)}
      data-ink={service.ink}
      {...{ [stampAttribute]: service.slug }}
    >
      <HeroWords above={<Breadcrumb trail={["/", "/service-section"]} here={service.name} />} {...text} />
      <div className={drawing}>
        <img src={service.stamp} alt="" width="144" height="144" loading="lazy" />
      </div>
    </section>
  );
}

/*
 * A strip of the sheet that the stamp comes from: white edges above and below, with holes that show the blue bar and the next
 * section. The upper holes are painted, because the bar lies above them.
 */
const strip = css`
  --pitch: clamp(18px, 2vw, 28px);
  --foot: calc(clamp(48px, 6vw, 88px) + var(--pitch));
  position: relative;
  z-index: 1;
  margin-block-end: calc(var(--pitch) / -2);
  padding: calc(clamp(32px, 4vw, 64px) + var(--pitch)) max(var(--gutter), 50% - var(--wrap) / 2) var(--foot);
  overflow: clip;
  border-block-end: calc(var(--pitch) * 0.8) solid ${white};

  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    block-size: calc(var(--pitch) * 0.8);
    background: radial-gradient(closest-side, ${backgrounds.blue} 61%, ${mask.hidden} 67%) 0
      calc(var(--pitch) / -2) / var(--pitch) var(--pitch) round no-repeat, ${white};
  }
  mask:
    ${hole} 0 calc(100% + var(--pitch) / 2) / var(--pitch) var(--pitch) round no-repeat exclude,
    linear-gradient(${mask.shown} 0 0);

  @media print {
    mask: none;
  }
  /* The words, above the drawing, whose ground has the same colour. */
  > :first-child {
    position: relative;
    z-index: 1;
  }
  @media not ${phone} {
    display: grid;
    align-items: center;
    min-block-size: 37vw;

    > :first-child {
      max-inline-size: calc(61vw - max(var(--gutter), 50vw - var(--wrap) / 2) - 24px);
    }
  }
`;

/* A good part of the drawing lies beyond two edges. */
const drawing = css`
  position: absolute;
  inset: calc(var(--pitch) * 0.8) 0 0 44%;
  overflow: clip;

  > img {
    position: absolute;
    inset: auto 0 0 auto;
    inline-size: auto;
    block-size: min(150%, 54vw);
    max-inline-size: none;
    translate: 18% 22%;
  }
  @media ${phone} {
    position: relative;
    inset: auto;
    block-size: 62vw;
    margin: 0 calc(-1 * var(--gutter)) calc(-1 * var(--foot));

    > img {
      block-size: 84vw;
      translate: 10% 22%;
    }
  }
  @media print {
    display: none;
  }
`;
