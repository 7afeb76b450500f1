import { css, cx } from "@linaria/core";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import { company } from "../../content/company.ts";
import { letterGreeting } from "../../content/letter-words.ts";
import { displayFont } from "../../styles/display-font.ts";
import { useDraft } from "../draft/draft.ts";
import { perspective } from "../motion/card-geometry.ts";
import {
  changeAt,
  easeIntoSight,
  endOf,
  envelopeMotion,
  startOf,
  transition,
  whileSealed,
  whileSending,
} from "../motion/card-motion.ts";
import { openingTimes, sendingTimes } from "../motion/card-timeline.ts";

/**
 * The paper behind the fields, which folds back in the middle: folded to the front, its lower half would come
 * nearer and be wider than the rest. Each half is the whole paper clipped to its part, so that the stripes of
 * the border continue across the crease. Only the paper moves. The fields on it fade, and until they show
 * again, the first lines of the message stand for them.
 */
export function LetterPaper() {
  const { message, name } = useDraft((draft) => draft);
  return (
    <div className={paper} aria-hidden="true">
      <div className={cx(airmailPaper, half, lowerHalf)} />
      <div className={cx(airmailPaper, half, upperHalf)} />
      <div className={writing}>
        <b>{letterGreeting(company.shortName)}</b>
        <p>{message}</p>
        <b>{name}</b>
      </div>
    </div>
  );
}

const paper = css`
  position: absolute;
  inset: 0;
  transform-origin: top;

  @media ${envelopeMotion} {
    /* Clips nothing. Unlike "none", it changes gradually. */
    clip-path: inset(-50%);
    transition:
      ${changeAt(endOf(openingTimes.flapSideTurns), "opacity")},
      ${transition(openingTimes.letterRises, "translate")},
      ${transition(openingTimes.letterComesOver, "transform scale clip-path")};
    ${whileSealed} {
      /* Hidden while the envelope turns, because it does not turn with it. */
      opacity: 0;
      /* Just out of the pocket, whose opening is lower in the middle. */
      transform: translate(
        calc(var(--pocket-x) / var(--folded-scale)),
        calc(
          (var(--envelope-top) + var(--envelope-height) * 0.05) / var(--folded-scale) - var(--folded-height)
        )
      );
      /* In the pocket, with its upper edge in sight when the flap lifts. */
      translate: 0 calc(var(--folded-height) * var(--folded-scale) + var(--envelope-height) * 0.11);
      scale: var(--folded-scale);
      clip-path: inset(-50% 0 calc(100% - var(--folded-height)));
      transition: none;
    }
    ${whileSending} {
      transition:
        ${changeAt(startOf(sendingTimes.flapSideTurns), "opacity")},
        ${transition(sendingTimes.letterComesOver, "transform scale clip-path")},
        ${transition(sendingTimes.letterSinks, "translate")};
    }
  }
  /* At most as tall as the envelope, whatever the height of the letter is. */
  --folded-height: min(50%, var(--envelope-height));
`;

const half = css`
  position: absolute;
  inset: 0;
`;

/* Not clipped while the paper lies open: it covers the other half, so that no line shows between them. */
const upperHalf = css`
  clip-path: inset(0);

  /* The striped edge of a folded letter, which comes up together with the edge of the paper. */
  &::after {
    content: "";
    position: absolute;
    inset: auto 0 -50%;
    block-size: 10px;
    background: var(--stripe) var(--surface);
    transition: inherit;
  }
  @media ${envelopeMotion} {
    transition:
      ${changeAt(endOf(openingTimes.letterUnfolds), "clip-path")},
      ${transition(openingTimes.letterComesOver, "inset")};
    ${whileSealed} {
      clip-path: inset(0 0 50%);
      transition: none;
      &::after {
        inset-block-end: calc(100% - var(--folded-height));
      }
    }
    ${whileSending} {
      transition:
        ${changeAt(startOf(sendingTimes.letterFolds), "clip-path")},
        ${transition(sendingTimes.letterComesOver, "inset")};
    }
  }
`;

/** The lower half, which lies behind the upper one in a folded letter. */
const lowerHalf = css`
  clip-path: inset(50% 0 0);

  @media ${envelopeMotion} {
    transition: ${transition(openingTimes.letterUnfolds, "transform", easeIntoSight)};
    ${whileSealed} {
      transform: perspective(${perspective}) rotateX(-180deg);
      transition: none;
    }
    ${whileSending} {
      transition: ${transition(sendingTimes.letterFolds, "transform")};
    }
  }
`;

/** Greeting and first lines, which move between their places in the form and on the folded letter. */
const writing = css`
  position: absolute;
  inset: 0 32px auto;
  translate: 0 var(--greeting-top);

  > * {
    opacity: 0;
  }
  > b {
    ${displayFont("var(--step-3)", 1.2)};
  }
  > p {
    max-block-size: 3lh;
    overflow: hidden;
  }
  @media ${envelopeMotion} {
    transition: ${transition(openingTimes.letterComesOver, "translate")};
    > * {
      transition: ${transition(openingTimes.writingFades, "opacity")};
    }
    /* The greeting does not fade: that of the form takes over in the same place. */
    > :first-child {
      transition: ${changeAt(endOf(openingTimes.textShows), "opacity")};
    }
    ${whileSealed} {
      translate: 0 32px;
      transition: none;
      > * {
        opacity: 1;
        transition: none;
      }
    }
    ${whileSending} {
      transition: ${transition(sendingTimes.letterComesOver, "translate")};
      > :not(:first-child) {
        transition: ${transition(sendingTimes.writingShows, "opacity")};
      }
    }
  }
`;
