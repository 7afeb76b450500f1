import { css, cx } from "@linaria/core";
import TurnIcon from "@tabler/icons/outline/rotate-clockwise.svg?react";
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from "react";
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
 * it. Turning is visual only: the accessibility tree always has both sides. On a phone the text is below the
 * title and nothing turns.
 */
export function FlipCard({ title, picture, children }: Props) {
  const [turned, setTurned] = useState(false);
  /** True when the resting mouse has turned the flip card. Its first press then changes nothing. */
  const turnedByHover = useRef(false);

  useEffect(() => {
    if (!turned) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      turnedByHover.current = false;
      setTurned(false);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [turned]);

  // A laptop may have a mouse and a touch screen, so the type of the pointer is that of the event.
  function onHover(event: PointerEvent, over: boolean) {
    if (event.pointerType !== "mouse") return;
    turnedByHover.current = over;
    setTurned(over);
  }

  function onClick({ detail }: MouseEvent) {
    // `detail` is 0 when a key was pressed.
    if (detail === 0 || !turnedByHover.current) setTurned(!turned);
    turnedByHover.current = false;
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
          <p>{children}</p>
        </div>
      </div>
      <button
        type="button"
        className={cx(cover, onlyWhereFlipCardsTurn)}
        aria-label={`Turn card: ${title}`}
        onPointerDown={({ pointerType }) => {
          if (pointerType !== "mouse") turnedByHover.current = false;
        }}
        onClick={onClick}
        onBlur={() => setTurned(false)}
      />
    </div>
  );
}

/** The media query under which flip cards turn. Elsewhere the text is below its title. */
const flipCardsTurn = `screen and (scripting: enabled) and ${roomForTwo}`;

const flipCard = css`
  position: relative;
  display: grid;
  block-size: 100%;
  perspective: 1200px;

  @media ${flipCardsTurn} {
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
`;

/* The picture keeps its ground with forced colours, as its shapes are made for it. */
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
    padding-inline: 8px 28px;
    font-size: 1.5rem;
  }
  > svg {
    position: absolute;
    inset: auto 18px 25px auto;
    font-size: 1.2rem;
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

/* On a phone the picture is beside both texts. */
const sides = css`
  display: grid;

  @media ${phone} {
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 4px 16px;
    padding: 10px 16px 10px 10px;
    background: ${paper};

    > * {
      display: contents;
    }
    > * > img {
      grid-row: span 2;
      align-self: stretch;
      padding: 6px;
    }
    > * > h3 {
      min-block-size: 0;
      padding: 0;
    }
  }
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

const onlyWhereFlipCardsTurn = css`
  @media not ${flipCardsTurn} {
    display: none;
  }
`;
