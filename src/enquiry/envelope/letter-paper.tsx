import { css, cx } from "@linaria/core";
import { mask, shades } from "../../styles/tokens.ts";
import { airmailPaper } from "../../styles/airmail-paper.ts";
import { during, enclosed, sending, motion, towards, whenOpening, whenSending } from "./card-motion.ts";

/**
 * The sheet under the form, which folds at its two creases. Each third is a whole sheet of which the rest is cut off, so
 * that stripes run on across the creases. Only this moves: what is written on it fades.
 */
export function LetterPaper() {
  return (
    <div className={sheet} aria-hidden="true">
      <div className={cx(airmailPaper, third)} />
      <div className={fold}>
        <div className={cx(airmailPaper, third)} />
        <div className={cx(fold, lowerFold)}>
          <div className={cx(airmailPaper, third)} />
        </div>
      </div>
    </div>
  );
}

const sheet = css`
  position: absolute;
  inset: 0;
  pointer-events: none;
  transform-origin: top;

  @media ${motion} {
    clip-path: inset(-50%);
    transition:
      clip-path 0s ${whenOpening.letterUnfolds[0]}ms,
      ${during(whenOpening.letterAppears, "opacity")},
      ${during(whenOpening.letterRises, "translate")},
      ${during(whenOpening.letterComesOver, "transform scale")};
    ${enclosed} {
      opacity: 0;
      transform: translateX(calc(var(--pocket-x) / var(--folded-scale)));
      translate: 0 calc(var(--envelope-top) + var(--envelope-height) * 0.16);
      scale: var(--folded-scale);
      /* However long the letter is. */
      clip-path: inset(-50% 0 calc(100% - var(--envelope-height)));
      transition: none;
    }
    ${sending} {
      transition:
        clip-path 0s ${whenSending.letterFolds[1]}ms,
        ${during(whenSending.letterIsGone, "opacity")},
        ${during(whenSending.letterComesOver, "transform scale")},
        ${during(whenSending.letterSinks, "translate")};
    }
  }
`;

const third = css`
  position: absolute;
  inset: 0;
  box-shadow: none;
  /* A little more than a third: no gap shows where two meet. */
  clip-path: inset(0 0 66.6%);

  /* A crease is seen at the edges alone, where nothing is written. */
  &::after {
    content: "";
    position: absolute;
    inset: calc(100% / 3) 0;
    border-block: solid ${shades.crease};
    border-width: 1px 0;
    background:
      linear-gradient(${shades.crease}, transparent 14px) border-box,
      linear-gradient(transparent calc(100% - 14px), ${shades.crease}) border-box;
    mask: linear-gradient(90deg, ${mask.shown}, ${mask.hidden} 26px calc(100% - 26px), ${mask.shown});
  }
`;

const fold = css`
  position: absolute;
  inset: 0;
  transform-origin: 50% 33.33%;
  > :first-child {
    clip-path: inset(33.3% 0);
  }

  @media ${motion} {
    transition: ${during(whenOpening.letterUnfolds, "transform", towards)};
    ${enclosed} {
      transform: perspective(1400px) rotateX(180deg);
      transition: none;
    }
    ${sending} {
      transition: ${during(whenSending.letterFolds, "transform")};
    }
  }
`;

const lowerFold = css`
  transform-origin: 50% 66.67%;
  > :first-child {
    clip-path: inset(66.6% 0 0);
  }

  @media ${motion} {
    transition: ${during(whenOpening.footUnfolds, "transform", towards)};
    ${sending} {
      transition: ${during(whenSending.footFolds, "transform")};
    }
  }
`;
