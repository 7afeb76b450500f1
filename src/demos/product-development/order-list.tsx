import { css } from "@linaria/core";
import ArrowDownIcon from "@tabler/icons/outline/arrow-down.svg?react";
import ArrowUpIcon from "@tabler/icons/outline/arrow-up.svg?react";
import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import { radius } from "../../styles/tokens.ts";
import { backlog, biggestDoubt, cardNames, type Order } from "./backlog.ts";
import { move } from "./order-model.ts";

interface Props {
  value: Order;
  onChange: (order: Order) => void;
}

const moves = [
  { by: -1, label: "move up", edge: 0, Icon: ArrowUpIcon },
  { by: 1, label: "move down", edge: cardNames.length - 1, Icon: ArrowDownIcon },
] as const;

/** The cards as a list in which each can be moved up and down. */
export function OrderList({ value: order, onChange }: Props) {
  function press(event: MouseEvent<HTMLButtonElement>, index: number, by: -1 | 1) {
    const button = event.currentTarget;
    if (button.getAttribute("aria-disabled") === "true") return;
    // A card that moves leaves the document for a moment, and with it the focus.
    flushSync(() => onChange(move(order, index, by)));
    button.focus({ preventScroll: true });
  }

  return (
    <ol className={list}>
      {order.map((name, index) => {
        const { title, cost, doubt } = backlog[name];
        const place = `${title}, ${index + 1} of ${order.length}`;
        return (
          <li key={name} className={card} data-biggest={name === biggestDoubt}>
            <span className={number}>{index + 1}</span>
            <span>
              <b>{title}</b>
              <small className={figures}>
                costs {cost}%, doubt {doubt}%
              </small>
            </span>
            {moves.map(({ by, label, edge, Icon }) => (
              <button
                key={by}
                type="button"
                className={arrow}
                aria-label={`${place}: ${label}`}
                aria-disabled={index === edge}
                onClick={(event) => press(event, index, by)}
              >
                <Icon />
              </button>
            ))}
          </li>
        );
      })}
    </ol>
  );
}

const list = css`
  display: grid;
  gap: 4px;
`;

const card = css`
  display: grid;
  grid-template-columns: 1.25em minmax(0, 1fr) 44px 44px;
  align-items: center;
  min-block-size: 52px;
  padding-inline-start: 10px;
  border-radius: ${radius.paper};
  background: var(--surface);
  line-height: 1.25;

  &[data-biggest="true"] {
    box-shadow: inset 4px 0 var(--accent);
  }
`;

const number = css`
  color: var(--muted);
  font-weight: 650;
`;

const figures = css`
  display: block;
  color: var(--muted);
  font-size: 0.875rem;
`;

const arrow = css`
  display: grid;
  place-items: center;
  block-size: 52px;
  padding: 0;
  border: 0;
  background: none;

  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-disabled="true"] {
    color: var(--control);
    cursor: default;
  }
`;
