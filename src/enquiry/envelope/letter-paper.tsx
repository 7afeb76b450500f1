import { css, cx } from "@linaria/core";
import { mask } from "../../styles/tokens.ts";
import { airmailPaper } from "../../components/postal/airmail-paper.ts";
import {
  beginOf,
  changeAt,
  easeIntoSight,
  endOf,
  envelopeMotion,
  transition,
  whileSealed,
  whileSending,
} from "../card-motion.ts";
import { openingTimes, sendingTimes } from "../card-timeline.ts";
import { perspective } from "./envelope-layout.ts";

/**
 * The paper behind the fields, which folds at two creases. Each third is the whole paper clipped to its part,
 * so that the stripes of the border continue across the creases. Only the paper moves: the fields on it fade,
 * and lines of writing take their place, which are gone before the fields show again. While the paper lies
 * open, the first third is not clipped and covers the others, because thin lines would show between the
 * three.
 */
export function LetterPaper() {
  return (
    <div className={paper} aria-hidden="true">
      <Third />
      <div className={fold}>
        <Third />
        <div className={cx(fold, lowerFold)}>
          <Third />
        </div>
      </div>
    </div>
  );
}

function Third() {
  return (
    <div className={cx(airmailPaper, third)}>
      <div className={writing} />
    </div>
  );
}

const paper = css`
  position: absolute;
  inset: 0;
  /* The z-index of a third must not lift it above the fields. */
  isolation: isolate;
  pointer-events: none;
  transform-origin: top;

  @media ${envelopeMotion} {
    /* Clips nothing. Unlike "none", it waits for its moment. */
    clip-path: inset(-50%);
    transition:
      ${changeAt(beginOf(openingTimes.letterUnfolds), "clip-path")},
      ${changeAt(endOf(openingTimes.backTurns), "opacity")},
      ${transition(openingTimes.letterRises, "translate")},
      ${transition(openingTimes.letterComesOver, "transform scale")};
    ${whileSealed} {
      /* Hidden while the envelope turns, because it does not turn with it. */
      opacity: 0;
      transform: translateX(calc(var(--pocket-x) / var(--folded-scale)));
      /* Its upper edge is in sight when the flap lifts. */
      translate: 0 calc(var(--envelope-top) + var(--envelope-height) * 0.16);
      scale: var(--folded-scale);
      /* The folded letter is as high as the envelope, whatever its own height is. */
      clip-path: inset(-50% 0 calc(100% - var(--envelope-height)));
      transition: none;
    }
    ${whileSending} {
      transition:
        ${changeAt(endOf(sendingTimes.letterFolds), "clip-path")},
        ${changeAt(beginOf(sendingTimes.backTurns), "opacity")},
        ${transition(sendingTimes.letterComesOver, "transform scale")},
        ${transition(sendingTimes.letterSinks, "translate")};
    }
  }
`;

/* The first third. `fold` clips the other two. */
const third = css`
  position: absolute;
  inset: 0;
  box-shadow: none;
  clip-path: inset(0);
  z-index: 1;

  @media ${envelopeMotion} {
    transition: ${changeAt(endOf(openingTimes.footUnfolds), "all")};
    ${whileSealed} {
      /* Slightly more than a third, so that no gap shows between two of them. */
      clip-path: inset(0 0 66.6%);
      z-index: 0;
      transition: none;
    }
    ${whileSending} {
      transition: ${changeAt(beginOf(sendingTimes.footFolds), "all")};
    }
  }
`;

/** Lines that stand for the text on the paper. */
const writing = css`
  position: absolute;
  inset: 40px 30px 36px;
  opacity: 0;
  background: repeating-linear-gradient(var(--control) 0 5px, ${mask.hidden} 5px 30px);

  @media ${envelopeMotion} {
    transition: ${transition(openingTimes.writingFades, "opacity")};
    ${whileSealed} {
      opacity: 0.6;
      transition: none;
    }
    ${whileSending} {
      transition: ${transition(sendingTimes.writingShows, "opacity")};
    }
  }
`;

/** What folds at the upper crease: the two lower thirds. */
const fold = css`
  position: absolute;
  inset: 0;
  z-index: 0;
  transform-origin: 50% 33.33%;
  > :first-child {
    clip-path: inset(33.3% 0);
  }

  @media ${envelopeMotion} {
    transition: ${transition(openingTimes.letterUnfolds, "transform", easeIntoSight)};
    ${whileSealed} {
      transform: perspective(${perspective}) rotateX(180deg);
      transition: none;
    }
    ${whileSending} {
      transition: ${transition(sendingTimes.letterFolds, "transform")};
    }
  }
`;

/** The foot, which folds at the lower crease and otherwise like `fold`. */
const lowerFold = css`
  transform-origin: 50% 66.67%;
  > :first-child {
    clip-path: inset(66.6% 0 0);
  }

  @media ${envelopeMotion} {
    transition: ${transition(openingTimes.footUnfolds, "transform", easeIntoSight)};
    ${whileSending} {
      transition: ${transition(sendingTimes.footFolds, "transform")};
    }
  }
`;
