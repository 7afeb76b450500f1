import { css, cx } from "@linaria/core";
import type { ComponentProps } from "react";
import { easing } from "../../styles/tokens.ts";
import { inPhase } from "../card-attributes.ts";
import { fadesOnClose } from "../motion/card-fades.ts";
import { layers, smallAngle } from "../motion/card-geometry.ts";
import {
  animation,
  changeAt,
  easeIntoSight,
  easeOutOfSight,
  endOf,
  envelopeMotion,
  sideChangesAt,
  startOf,
  transition,
  whileSealed,
  whileSending,
  whileWriting,
} from "../motion/card-motion.ts";
import { enteringTimes, openingTimes, sendingTimes } from "../motion/card-timeline.ts";
import { EnvelopeFront } from "./envelope-front.tsx";

/**
 * The large envelope: three layers in one place. Behind the letter's paper is the back with the open flap,
 * which shows its lining; in front of it are the pocket with the closed flap, and the address side, which is
 * a button.
 */
export function Envelope(props: Omit<ComponentProps<typeof EnvelopeFront>, "className">) {
  return (
    <>
      <div className={cx(place, flapSide, fadesOnClose, back)} aria-hidden="true">
        <div className={lining} />
      </div>
      <div className={cx(place, flapSide, fadesOnClose, pocket)} aria-hidden="true">
        <div className={flap} />
      </div>
      <EnvelopeFront className={place} {...props} />
    </>
  );
}

/** The place of the back, of the pocket and of the address side, and their way from the opener to it. */
const place = css`
  position: absolute;
  inset: var(--envelope-top) 0 auto;
  inline-size: var(--envelope-width);
  block-size: var(--envelope-height);
  margin-inline: auto;

  @media ${envelopeMotion} {
    ${inPhase("entering", "open")} & {
      animation: ${animation("enter", enteringTimes.envelopeArrives, easing.settle)};
    }
  }
  @keyframes enter {
    from {
      translate: calc(var(--opener-x, 50vw) - 50vw) calc(var(--opener-y, 90dvh) - 50dvh);
      scale: var(--opener-scale, 0.3);
    }
  }
`;

/**
 * The side without the address, which consists of the back and the pocket. Its rules for the open letter are
 * in `whileWriting`, so that they override the z-index of the pocket.
 */
const flapSide = css`
  display: none;

  @media ${envelopeMotion} {
    display: block;
    ${whileSealed} {
      visibility: hidden;
      rotate: y -${sideChangesAt}deg;
    }
    /* Without the letter it turns on its way to the small envelope (card-aside.tsx), which takes over. It is
       seen from its edge by then, so that about the same place and size are enough. */
    ${whileWriting} {
      opacity: 0;
      transform: translate(
          calc((var(--small-width) - var(--card-width)) / 2),
          calc(var(--small-width) / 3 - var(--envelope-top) - var(--envelope-height) / 2)
        )
        scale(0.6) rotate(${smallAngle}) rotateY(90deg);
      /* Goes behind the letter when that is above the pocket, so that nobody sees the change. */
      z-index: ${layers.back};
      transition:
        ${changeAt(startOf(openingTimes.flapSideTurns), "visibility")},
        ${changeAt(endOf(openingTimes.envelopeGoes), "opacity")},
        ${transition(openingTimes.flapSideTurns, "rotate", easeIntoSight)},
        ${transition(openingTimes.envelopeGoes, "transform", easeOutOfSight)},
        ${changeAt(endOf(openingTimes.letterRises), "z-index")};
    }
    ${whileSending} {
      transition:
        ${changeAt(endOf(sendingTimes.flapSideTurns), "visibility")},
        ${changeAt(startOf(sendingTimes.envelopeComes), "opacity")},
        ${transition(sendingTimes.envelopeComes, "transform", easeIntoSight)},
        ${changeAt(endOf(sendingTimes.letterComesOver), "z-index")},
        ${transition(sendingTimes.flapSideTurns, "rotate", easeOutOfSight)};
    }
  }
`;

const back = css`
  background: var(--line);
`;

/* An open flap and a closed one turn about the same hinge, one after the other. */
const flapHeight = "58%";

/** Nearer than the envelope's own (card-geometry.ts), so that more is seen of the turn. */
const flapPerspective = "perspective(900px)";

/** The inside of the open flap, above the envelope. */
const lining = css`
  position: absolute;
  inset: auto 0 100%;
  block-size: ${flapHeight};
  clip-path: polygon(0 100%, 50% 0, 100% 100%);
  background: var(--stripe) var(--surface);
  transform-origin: bottom;

  @media ${envelopeMotion} {
    transition: ${transition(openingTimes.liningShows, "transform", easeIntoSight)};
    ${whileSealed} {
      transform: ${flapPerspective} rotateX(-90deg);
      transition: none;
    }
    ${whileSending} {
      transition: ${transition(sendingTimes.liningHides, "transform", easeOutOfSight)};
    }
  }
`;

/** Drawn as the two flaps at the sides, and the one at the bottom over them. */
const pocket = css`
  z-index: ${layers.pocket};

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 9px solid transparent;
    border-block-start-width: 0;
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

/** The closed flap, over the pocket. */
const flap = css`
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  block-size: ${flapHeight};
  clip-path: polygon(0 0, 100% 0, 50% 100%);
  background: linear-gradient(var(--surface), var(--line));
  transform-origin: top;

  @media ${envelopeMotion} {
    transform: ${flapPerspective} rotateX(90deg);
    transition: ${transition(openingTimes.flapLifts, "transform", easeOutOfSight)};
    ${whileSealed} {
      transform: ${flapPerspective} rotateX(0deg);
      transition: none;
    }
    ${whileSending} {
      transition: ${transition(sendingTimes.flapFalls, "transform", easeIntoSight)};
    }
  }
`;
