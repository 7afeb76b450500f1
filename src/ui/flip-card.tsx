import { css, cx } from "@linaria/core";
import TurnIcon from "@tabler/icons/outline/rotate-clockwise.svg?react";
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { motionAllowed, roomForTwo } from "../styles/breakpoints.ts";
import { easing, ink, paper, radius, times } from "../styles/tokens.ts";

interface Props {
  title: string;
  picture?: ReactNode;
  children: ReactNode;
}

/**
 * A card with a title in front and its text behind, turned by a press, a key or a resting mouse. Turning is visual only:
 * both sides are always in the accessibility tree. On a phone the text stands under its title and nothing turns.
 */
export function FlipCard({ title, picture, children }: Props) {
  const [turned, setTurned] = useState(false);
  /** The resting mouse has turned the card already, so its first press changes nothing. */
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

  // A laptop may have a mouse and a touch screen, so each event is asked for its pointer.
  function onHover(event: PointerEvent, over: boolean) {
    if (event.pointerType !== "mouse") return;
    turnedByHover.current = over;
    setTurned(over);
  }

  function onClick({ detail }: MouseEvent) {
    // detail is 0 for a key.
    if (detail === 0 || !turnedByHover.current) setTurned(!turned);
    turnedByHover.current = false;
  }

  return (
    <div
      className={card}
      data-turned={turned || undefined}
      onPointerEnter={(event) => onHover(event, true)}
      onPointerLeave={(event) => onHover(event, false)}
    >
      <div className={sides}>
        <div className={cx(face, front)}>
          {picture}
          <h3>{title}</h3>
          <TurnIcon className={whereItTurns} />
        </div>
        <div className={cx(face, back)}>
          <span className={cx(repeated, whereItTurns)} aria-hidden="true">
            {title}
          </span>
          <p>{children}</p>
        </div>
      </div>
      <button
        type="button"
        className={cx(cover, whereItTurns)}
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

/** Elsewhere the text stands under its title, and nothing turns. */
const turns = `screen and (scripting: enabled) and ${roomForTwo}`;

const card = css`
  position: relative;
  display: grid;
  block-size: 100%;
  perspective: 1200px;

  @media ${turns} {
    min-block-size: 280px;
  }
`;

const sides = css`
  display: grid;

  @media ${turns} and ${motionAllowed} {
    transform-style: preserve-3d;
    transition: transform ${times.flip}ms ${easing.turn};

    [data-turned] > & {
      transform: rotateY(180deg);
    }
  }
`;

/* With reduced motion the sides fade into each other. */
const face = css`
  display: flex;
  flex-direction: column;
  padding: 24px;
  border: 1.5px solid var(--line);
  border-radius: ${radius.paper};

  @media ${turns} {
    grid-area: 1 / 1;
    backface-visibility: hidden;
  }
  @media ${turns} and (prefers-reduced-motion: reduce) {
    transition: opacity ${times.fade}ms;

    [data-turned] &:first-child,
    :not([data-turned]) > * > &:last-child {
      opacity: 0;
    }
  }
`;

const front = css`
  background: var(--surface);

  @media print {
    > img {
      display: none;
    }
  }
  > h3 {
    margin-block: auto 0;
    padding: 20px 28px 0 0;
    font-size: 1.75rem;
  }
  > svg {
    position: absolute;
    inset: auto 20px 24px auto;
    color: var(--muted);
    font-size: 1.2rem;
  }
`;

const back = css`
  justify-content: center;
  background: ${paper};
  color: ${ink};
  font-size: var(--step--1);
  line-height: 1.5;

  @media ${turns} and ${motionAllowed} {
    transform: rotateY(180deg);
  }
`;

/* The title again, on the back. */
const repeated = css`
  margin-block-end: 10px;
  font: 820 1.375rem/1 var(--display);
`;

const cover = css`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
`;

const whereItTurns = css`
  @media not ${turns} {
    display: none;
  }
`;
