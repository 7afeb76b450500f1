import { css } from "@linaria/core";
import { shades } from "../styles/tokens.ts";
import {
  during,
  folded,
  foldedScale,
  motion,
  posted,
  sealed,
  towards,
  whenOpening,
  whenPosted,
  whenSending,
} from "./card-motion.ts";

/** The sheet under the form, in three parts that fold at its two creases. Only this moves: what is written fades. */
export function LetterPaper() {
  return (
    <div className={sheet} aria-hidden="true">
      <div className={head}>
        <div className={middle}>
          <div className={foot} />
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
      ${during(whenOpening.letterRises, "translate scale")},
      ${during(whenOpening.letterComesOver, "transform")};
    ${sealed}, ${folded}, ${posted} {
      transform: translateX(var(--pocket-x));
      translate: 0 calc(var(--envelope-top) + var(--envelope-height) * 0.14);
      scale: ${foldedScale};
      /* However long the letter is. */
      clip-path: inset(0 0 calc(100% - var(--envelope-height)));
    }
    ${sealed} {
      opacity: 0;
      transition: none;
    }
    ${folded} {
      transition:
        clip-path 0s ${whenSending.letterFolds[1]}ms,
        ${during(whenOpening.letterAppears, "opacity")},
        ${during(whenSending.letterComesOver, "transform")},
        ${during(whenSending.letterSinks, "translate scale")};
    }
    ${posted} {
      opacity: 0;
      transition: ${during(whenPosted.backTurns, "transform translate scale opacity")};
    }
  }
`;

const part = `
  position: absolute;
  inset: 0;
  border: solid transparent;
  border-width: 0 8px;
  background:
    linear-gradient(var(--surface) 0 0) padding-box,
    var(--stripe) border-box,
    var(--surface);
  transform-origin: top;
`;

const crease = `
  &::before {
    content: "";
    position: absolute;
    inset: 0 -8px auto;
    block-size: 18px;
    background: linear-gradient(${shades.crease}, transparent);
  }
`;

const head = css`
  ${part}
  block-size: calc(100% / 3);
  border-block-start-width: 8px;
`;

const middle = css`
  ${part}
  inset: 100% -8px auto;
  block-size: calc(100% + 8px);
  ${crease}

  @media ${motion} {
    transition: ${during(whenOpening.letterUnfolds, "transform", towards)};
    ${sealed}, ${folded}, ${posted} {
      transform: perspective(1400px) rotateX(180deg);
    }
    ${sealed} {
      transition: none;
    }
    ${folded} {
      transition: ${during(whenSending.letterFolds, "transform")};
    }
  }
`;

const foot = css`
  ${part}
  inset: 100% -8px auto;
  block-size: 100%;
  border-block-end-width: 8px;
  ${crease}

  @media ${motion} {
    transition: ${during(whenOpening.footUnfolds, "transform", towards)};
    ${sealed}, ${folded}, ${posted} {
      transform: perspective(1400px) rotateX(180deg);
    }
    ${sealed} {
      transition: none;
    }
    ${folded} {
      transition: ${during(whenSending.footFolds, "transform")};
    }
  }
`;
