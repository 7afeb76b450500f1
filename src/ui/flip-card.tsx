import { css, cx } from "@linaria/core";
import TurnIcon from "lucide-static/icons/rotate-cw.svg?react";
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from "react";
import { phone } from "../styles/breakpoints.ts";
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
  const [flipped, setFlipped] = useState(false);
  /** The resting mouse has turned the card already, so its first press changes nothing. */
  const turnedByHover = useRef(false);

  useEffect(() => {
    if (!flipped) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      turnedByHover.current = false;
      setFlipped(false);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [flipped]);

  // A laptop may have a mouse and a touch screen, so each event is asked for its pointer.
  function onHover(event: PointerEvent, over: boolean) {
    if (event.pointerType !== "mouse") return;
    turnedByHover.current = over;
    setFlipped(over);
  }

  function onClick({ detail }: MouseEvent) {
    // detail is 0 for a key.
    if (detail === 0 || !turnedByHover.current) setFlipped(!flipped);
    turnedByHover.current = false;
  }

  return (
    <div
      className={card}
      data-flipped={flipped}
      onPointerEnter={(event) => onHover(event, true)}
      onPointerLeave={(event) => onHover(event, false)}
    >
      <div className={sides}>
        <div className={cx(face, front)}>
          {picture}
          <h3 className={heading}>{title}</h3>
          <TurnIcon className={turn} />
        </div>
        <div className={cx(face, back)}>
          <span className={repeated} aria-hidden="true">
            {title}
          </span>
          <p>{children}</p>
        </div>
      </div>
      <button
        type="button"
        className={cover}
        aria-label={`Turn card: ${title}`}
        onPointerDown={({ pointerType }) => {
          if (pointerType !== "mouse") turnedByHover.current = false;
        }}
        onClick={onClick}
        onBlur={() => setFlipped(false)}
      />
    </div>
  );
}

const card = css`
  position: relative;
  display: grid;
  block-size: 100%;
  min-block-size: 280px;

  @media ${phone} {
    min-block-size: 0;
  }
  perspective: 1200px;
`;

const sides = css`
  display: grid;
  transform-style: preserve-3d;
  transition: transform ${times.flip}ms ${easing.turn};

  [data-flipped="true"] > & {
    transform: rotateY(180deg);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    transform: none !important;
    transform-style: flat;
  }
  @media (scripting: none), print, ${phone} {
    transform: none !important;
    transform-style: flat;
  }
`;

const face = css`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  padding: 24px;
  border-radius: ${radius.paper};
  backface-visibility: hidden;

  @media (prefers-reduced-motion: reduce) {
    transform: none !important;
    transition: opacity ${times.fade}ms;
  }
  @media (scripting: none), print, ${phone} {
    grid-area: auto;
    transform: none !important;
    opacity: 1 !important;
  }
`;

const front = css`
  background: var(--surface);
  border: 1.5px solid var(--line);

  @media (prefers-reduced-motion: reduce) {
    [data-flipped="true"] & {
      opacity: 0;
    }
  }
`;

const back = css`
  justify-content: center;
  border: 1.5px solid transparent;
  background: ${paper};
  color: ${ink};
  transform: rotateY(180deg);
  font-size: var(--step--1);
  line-height: 1.5;

  @media (prefers-reduced-motion: reduce) {
    opacity: 0;
    [data-flipped="true"] & {
      opacity: 1;
    }
  }
`;

/* The title again, on the back. */
const repeated = css`
  margin-block-end: 10px;
  font: 820 1.375rem/1 var(--display);

  @media (scripting: none), print, ${phone} {
    display: none;
  }
`;

const heading = css`
  margin-block-start: auto;
  padding-block-start: 20px;
  padding-inline-end: 28px;
  font-size: 1.75rem;
`;

const turn = css`
  position: absolute;
  inset: auto 20px 24px auto;
  color: var(--muted);
  font-size: 1.2rem;

  @media ${phone} {
    display: none;
  }
`;

const cover = css`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;

  @media ${phone} {
    display: none;
  }
`;
