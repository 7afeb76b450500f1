import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import type { Session } from "./working-hours-model.ts";
import { formatMinutes, sessionText } from "./working-hours-text.ts";

interface Props {
  session: Session;
  /** From 1. */
  number: number;
  /** Whether a handover note replaces the sessions without a time. */
  byNote: boolean;
}

/**
 * A session with its time: green if it has room, gold if a handover note replaces it, else red. Its number
 * leaves a dashed place behind when it flies into the day.
 */
export function SessionCard({ session, number, byNote }: Props) {
  const { name, minutes, at } = session;
  const text = sessionText(session, byNote);
  return (
    <li className={card} data-planned={at === undefined ? (byNote ? "note" : "no") : "yes"}>
      <span data-session={name}>{number}</span>
      <b>{name}</b>
      <span>{formatMinutes(minutes)}</span>
      <span key={text}>{text}</span>
    </li>
  );
}

const card = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 0.5em;
  padding: 8px 6px;
  background: var(--success);
  color: var(--surface);
  ${displayFont("clamp(0.75rem, 4.6cqi, 1.0625rem)", 1.3)};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  > * {
    grid-column: span 2;
    white-space: nowrap;
  }
  > :last-child {
    grid-column: 3;
  }
  > b {
    font-size: 1.35em;
    line-height: 1.1;
  }
  > [data-session] {
    grid-column: 1;
    display: grid;
    place-items: center;
    inline-size: 1.7em;
    block-size: 1.7em;
    border: 2px dashed;
  }
  &[data-planned="no"] {
    background: var(--accent);

    > [data-session] {
      background: var(--surface);
      color: var(--accent);
    }
  }
  &[data-planned="note"] {
    background: ${gold};
    color: var(--fg);
  }
  @container (width >= 40rem) {
    gap: 0.5cqi 0.6em;
    /* Room for the stamp of the verdict. */
    padding: 1.2cqi 1.2cqi 2.8cqi;
    font-size: clamp(0.875rem, 1.9cqi, 1.4rem);
  }
  @media ${motionAllowed} {
    transition: background-color ${3 * times.beat}ms ${easing.settle};
  }
`;
