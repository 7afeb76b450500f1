import { css, cx } from "@linaria/core";
import type { ComponentProps } from "react";
import { radius, times } from "../../styles/tokens.ts";
import {
  away,
  changeSides,
  during,
  enclosed,
  flight,
  sending,
  motion,
  towards,
  whenOpening,
  whenSending,
} from "./card-motion.ts";
import { EnvelopeFront } from "./envelope-front.tsx";

/**
 * Three layers in one place, and the letter's paper between the first two: the back with the lined flap that stands up;
 * the pocket in front of it, with the flap that hangs down; the address side, a button all over.
 */
export function Envelope(props: Omit<ComponentProps<typeof EnvelopeFront>, "className">) {
  return (
    <>
      <div className={cx(place, back, rear)} aria-hidden="true">
        <div className={lining} />
      </div>
      <div className={cx(place, back, pocket)} aria-hidden="true">
        <div className={flap} />
      </div>
      <EnvelopeFront className={place} {...props} />
    </>
  );
}

const place = css`
  position: absolute;
  inset: var(--envelope-top) 0 auto;
  inline-size: var(--envelope);
  block-size: var(--envelope-height);
  margin-inline: auto;

  @media ${motion} {
    :is([data-phase="sealed"], [data-phase="open"]) & {
      animation: ${flight};
    }
  }
  @keyframes fly {
    from {
      translate: calc(var(--from-x, 50vw) - 50vw) calc(var(--from-y, 90dvh) - 50dvh);
      scale: var(--from-scale, 0.3);
    }
  }
`;

const back = css`
  display: none;
  pointer-events: none;

  [data-phase="closing"] & {
    opacity: 0;
    transition: opacity ${times.panel}ms;
  }
  @media ${motion} {
    display: block;
    ${enclosed} {
      visibility: hidden;
      rotate: y -90deg;
    }
    /* The letter has left: the envelope goes to lie beside it, addressed side up (letter-aside.tsx). */
    [data-phase="open"]:not([data-delivery="sending"]) & {
      opacity: 0;
      transform: translate(var(--aside-x), var(--aside-y)) scale(var(--aside-scale));
      /* Behind the letter from when that is out. */
      z-index: 0;
      transition:
        ${changeSides(whenOpening.frontTurns)},
        opacity 0s ${whenOpening.envelopeGoes[1]}ms,
        ${during(whenOpening.backTurns, "rotate", towards)},
        ${during(whenOpening.envelopeGoes, "transform")},
        ${during(whenOpening.letterIsOut, "z-index")};
    }
    ${sending} {
      transition:
        ${changeSides(whenSending.backTurns)},
        opacity 0s ${whenSending.inkFades[0]}ms,
        ${during(whenSending.envelopeComes, "transform")},
        ${during(whenSending.letterIsIn, "z-index")},
        ${during(whenSending.backTurns, "rotate", away)};
    }
  }
`;

const rear = css`
  background: var(--line);
  border-radius: ${radius.paper};
`;

/** The two halves of the flap's way: from its hinge up, and from there down. */
const flapHeight = "58%";

const lining = css`
  position: absolute;
  inset: auto 0 100%;
  block-size: ${flapHeight};
  clip-path: polygon(0 100%, 50% 0, 100% 100%);
  background: var(--stripe) var(--surface);
  transform-origin: bottom;

  @media ${motion} {
    opacity: 0;
    transition:
      ${during(whenOpening.liningShows, "transform", towards)}, ${during(whenOpening.liningHides, "opacity")};
    ${enclosed} {
      opacity: 1;
      transform: perspective(900px) rotateX(-90deg);
      transition: none;
    }
    ${sending} {
      transition:
        ${during(whenSending.liningShows, "opacity")}, ${during(whenSending.liningHides, "transform", away)};
    }
  }
`;

/** Its side flaps, and over them the one from below. */
const pocket = css`
  z-index: 2;

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 9px solid transparent;
    border-block-start-width: 0;
    border-radius: ${radius.paper};
    background:
      linear-gradient(var(--sunken) 0 0) padding-box,
      var(--stripe) border-box,
      var(--surface);
    clip-path: polygon(0 0, 50% 54%, 100% 0, 100% 100%, 0 100%);
  }
  &::after {
    background:
      linear-gradient(var(--bg) 0 0) padding-box,
      var(--stripe) border-box,
      var(--surface);
    clip-path: polygon(0 100%, 50% 44%, 100% 100%);
  }
`;

const flap = css`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  block-size: ${flapHeight};
  clip-path: polygon(0 0, 100% 0, 50% 100%);
  background: var(--line);
  transform-origin: top;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    clip-path: polygon(1% 0, 99% 0, 50% 97.5%);
    background: linear-gradient(var(--surface), var(--bg));
  }

  @media ${motion} {
    transform: perspective(900px) rotateX(90deg);
    transition: ${during(whenOpening.flapLifts, "transform", away)};
    ${enclosed} {
      transform: perspective(900px) rotateX(0deg);
      transition: none;
    }
    ${sending} {
      transition: ${during(whenSending.flapFalls, "transform", towards)};
    }
  }
`;
