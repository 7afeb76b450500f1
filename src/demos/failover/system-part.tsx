import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { kindOf, partStates, type PartName, type PlugName, type State } from "./failover-model.ts";
import { describePart, titleOf } from "./failover-text.ts";

interface Props {
  name: PartName;
  state: State;
  onToggle: (name: PlugName) => void;
  /** Says what has happened to the orders here. */
  tag?: string | undefined;
  /** A picture of what the part does. */
  children?: ReactNode;
}

/** A part of the system, which a press unplugs. It is light while it works, and dark without power. */
export function SystemPart({ name, state, onToggle, tag, children }: Props) {
  const partState = partStates(state).get(name)!;
  const title = titleOf(name, state.design);
  const description = describePart(name, partState);
  return (
    <button
      type="button"
      className={part}
      aria-pressed={state.unplugged.has(name)}
      data-part={name}
      data-kind={kindOf(name)}
      data-state={partState}
      onClick={() => onToggle(name)}
    >
      <b key={title}>{title}</b>
      <span key={description}>{description}</span>
      {children}
      {tag && <strong key={tag}>{tag}</strong>}
    </button>
  );
}

/** Servers with lights while they have power. */
export function Rack() {
  return <i className={rack} />;
}

const part = css`
  display: grid;
  grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
  position: relative;
  z-index: 2;
  min-block-size: 44px;
  padding: 4px 6px 6px;
  background: var(--surface);
  color: var(--fg);
  text-align: start;

  > b {
    font-size: 1.15em;
    line-height: 1;
  }
  &:is([data-kind="queue"], [data-state="tookOver"]) {
    background: ${gold};
  }
  &[data-state="down"] {
    background: var(--fg);
    box-shadow: inset 0 0 0 3px var(--muted);
    color: var(--surface);
  }
  &:hover {
    box-shadow: inset 0 0 0 3px;
  }
  > strong {
    position: absolute;
    inset: 2px -2px auto auto;
    z-index: 1;
    padding: 0.3em 0.5em;
    border: 0.14em solid;
    background: var(--accent);
    color: var(--surface);
    font-size: 1.1em;
    line-height: 1;
    rotate: 5deg;
    white-space: nowrap;

    @media ${motionAllowed} {
      animation: land ${times.appear}ms ${easing.settle};
    }
  }
  /* On the shutter. */
  &:is([data-kind="dns"], [data-kind="balancer"]) > strong {
    inset: calc(100% + 0.15em) auto auto 0;
    inset-inline: 0;
    justify-self: center;
    rotate: -4deg;
  }
  &[data-kind="queue"] > strong {
    inset: auto 0.2em 0.4em auto;
    background: var(--success);
    rotate: -5deg;
  }
  @media ${motionAllowed} {
    transition: background-color ${3 * times.beat}ms ${easing.settle};
  }
  @container (width >= 40rem) {
    padding: 0.7cqi 1.3cqi 1.2cqi;

    > b {
      font-size: 1.22em;
    }
    > strong {
      inset: 0.8cqi -0.8cqi auto auto;
      font-size: 1.2em;
    }
    &[data-kind="queue"] {
      grid-template: 1fr 1fr / 16cqi minmax(0, 1fr);
      padding-block: 0.4cqi;

      > strong {
        inset: 20% 3cqi auto auto;
      }
    }
  }
`;

const rack = css`
  --row: max(0.9rem, 3.4cqi);
  --bar: var(--fg);
  --light: ${gold};

  margin-block-start: 4px;
  background:
    linear-gradient(transparent 25%, var(--light) 0 58%, transparent 0) 9% 0 / 12% var(--row) no-repeat round,
    linear-gradient(var(--bar) 82%, transparent 0) 0 0 / 100% var(--row) no-repeat round;

  [data-state="down"] > & {
    --bar: var(--muted);
    --light: var(--fg);
  }
`;
