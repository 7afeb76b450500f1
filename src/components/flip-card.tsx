import { css, cx } from "@linaria/core";
import TurnIcon from "@tabler/icons/outline/rotate-clockwise.svg?react";
import { useEffect, useId, useState, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { displayFont } from "../styles/display-font.ts";
import { motionAllowed, phone, roomForTwo } from "../styles/media-queries.ts";
import { easing, navy, paper, radius, times } from "../styles/tokens.ts";

interface Props {
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}

/**
 * A flip card has its title on the front and its text on the back. A press, a key or a resting mouse turns
 * it. The accessibility tree always has both sides. Without script and on paper the sides are one below the
 * other.
 */
export function FlipCard({ title, picture, children }: Props) {
  const [turned, setTurned] = useState(false);
  const textId = useId();

  useEffect(() => {
    if (!turned) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setTurned(false);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [turned]);

  // A laptop may have a mouse and a touch screen, so the type of the pointer is that of the event.
  function onHover({ pointerType }: PointerEvent, over: boolean) {
    if (pointerType === "mouse") setTurned(over);
  }

  // A mouse that presses has turned the flip card already, by resting on it.
  function onClick({ nativeEvent }: MouseEvent) {
    setTurned((nativeEvent as globalThis.PointerEvent).pointerType === "mouse" || !turned);
  }

  return (
    <div
      className={flipCard}
      data-turned={turned || undefined}
      onPointerEnter={(event) => onHover(event, true)}
      onPointerLeave={(event) => onHover(event, false)}
    >
      <div className={sides}>
        <div className={cx(face, front)}>
          {picture}
          <h3>{title}</h3>
          <TurnIcon className={onlyWhereFlipCardsTurn} />
        </div>
        <div className={cx(face, back)}>
          <span className={cx(backTitle, onlyWhereFlipCardsTurn)} aria-hidden="true">
            {title}
          </span>
          <p id={textId}>{children}</p>
        </div>
      </div>
      <button
        type="button"
        className={cx(cover, onlyWhereFlipCardsTurn)}
        aria-label={`Turn card: ${title}`}
        // Screen readers do not say that the card has turned, so they say its text with the button.
        aria-describedby={textId}
        onClick={onClick}
        onBlur={() => setTurned(false)}
      />
    </div>
  );
}

/** The media query under which flip cards turn. */
const flipCardsTurn = "screen and (scripting: enabled)";

const flipCard = css`
  position: relative;
  display: grid;
  block-size: 100%;
  perspective: 1200px;

  @media ${flipCardsTurn} and ${roomForTwo} {
    min-block-size: 280px;
  }
`;

/* With reduced motion the sides fade into each other. */
const face = css`
  display: flex;
  flex-direction: column;
  padding: 24px;
  border: 1.5px solid ${paper};
  border-radius: ${radius.paper};
  background: ${paper};
  color: ${navy};

  @media ${flipCardsTurn} {
    grid-area: 1 / 1;
    backface-visibility: hidden;
  }
  @media ${flipCardsTurn} and (prefers-reduced-motion: reduce) {
    transition: opacity ${times.fade}ms;

    [data-turned] &:first-child,
    :not([data-turned]) > * > &:last-child {
      opacity: 0;
    }
  }
  @media ${phone} {
    padding: 16px 20px;
  }
`;

/* The picture keeps its ground with forced colours, as its shapes are made for it. On a phone it is beside
   the title. */
const front = css`
  padding: 10px 10px 0;

  > img {
    flex: 1;
    inline-size: 100%;
    min-block-size: 0;
    padding: 12px;
    object-fit: contain;
    forced-color-adjust: none;

    @media print {
      display: none;
    }
  }
  > h3 {
    display: grid;
    align-content: center;
    min-block-size: 68px;
    margin: 0;
    padding: 8px 28px 8px 8px;
    font-size: 1.5rem;
  }
  > svg {
    position: absolute;
    inset: auto 18px 25px auto;
    font-size: 1.2rem;
  }
  @media ${phone} {
    flex-direction: row;
    padding: 10px;

    > img {
      flex: none;
      inline-size: 36%;
      padding: 8px;
    }
    > h3 {
      flex: 1;
      padding: 0 32px 0 16px;
    }
    > svg {
      inset-block: 0;
      margin-block: auto;
    }
  }
`;

const back = css`
  justify-content: center;
  font-size: var(--step--1);
  line-height: 1.5;

  @media ${flipCardsTurn} and ${motionAllowed} {
    transform: rotateY(180deg);
  }
`;

const sides = css`
  display: grid;

  @media ${flipCardsTurn} and ${motionAllowed} {
    transform-style: preserve-3d;
    transition: transform ${times.flip}ms ${easing.turn};

    [data-turned] > & {
      transform: rotateY(180deg);
    }
  }
`;

const backTitle = css`
  margin-block-end: 10px;
  ${displayFont("var(--step-2)", 1)};
`;

/** The button covers the whole flip card, so that a press anywhere turns it. */
const cover = css`
  position: absolute;
  inset: 0;
`;

/** For what speaks of turning. */
export const onlyWhereFlipCardsTurn = css`
  @media not ${flipCardsTurn} {
    display: none;
  }
`;
