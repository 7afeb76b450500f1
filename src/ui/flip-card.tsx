import { css, cx } from "@linaria/core";
import TurnIcon from "lucide-static/icons/rotate-cw.svg?icon";
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";

interface Props {
  title: string;
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A card with a title in front and its text behind. Both sides are always in the accessibility tree; turning is for
 * the eye alone, by press, key or a mouse that rests on it.
 */
export function FlipCard({ title, icon, children }: Props) {
  const [flipped, setFlipped] = useState(false);

  function onHover(event: PointerEvent, over: boolean) {
    if (event.pointerType === "mouse") setFlipped(over);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") setFlipped(false);
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
          <span className={picture}>{icon}</span>
          <h3 className={heading}>{title}</h3>
          <TurnIcon className={turn} />
        </div>
        <div className={cx(face, back)}>
          <p>{children}</p>
        </div>
      </div>
      <button
        type="button"
        className={cover}
        aria-label={`Turn card: ${title}`}
        onClick={(event) => {
          // A mouse has turned it already by resting on it.
          if (event.detail === 0 || !matchMedia("(hover: hover)").matches) setFlipped(!flipped);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setFlipped(false)}
      />
    </div>
  );
}

const card = css`
  position: relative;
  display: grid;
  block-size: 100%;
  min-block-size: 236px;
  perspective: 1200px;
`;

const sides = css`
  display: grid;
  transform-style: preserve-3d;
  transition: transform var(--t-flip) cubic-bezier(0.3, 0.7, 0.3, 1);

  [data-flipped="true"] > & {
    transform: rotateY(180deg);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    transform: none !important;
    transform-style: flat;
  }
  @media (scripting: none), print {
    transform-style: flat;
  }
`;

const face = css`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  padding: 24px;
  border-radius: 2px;
  backface-visibility: hidden;

  @media (prefers-reduced-motion: reduce) {
    transform: none !important;
    transition: opacity 120ms;
  }
  @media (scripting: none), print {
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
  background: #f4f6fb;
  color: #11152e;
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

const picture = css`
  color: var(--primary);
  font-size: 2.75rem;
`;

const heading = css`
  margin-block-start: auto;
  padding-inline-end: 28px;
  font-size: 1.75rem;
`;

const turn = css`
  position: absolute;
  inset: auto 20px 24px auto;
  color: var(--muted);
  font-size: 1.2rem;
`;

const cover = css`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
`;
