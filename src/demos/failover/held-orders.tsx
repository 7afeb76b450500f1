import { css } from "@linaria/core";
import { useEffect, useRef } from "react";
import { flyFrom } from "../kit/fly-from.ts";
import { OrderEnvelope } from "./order-envelope.tsx";
import { heldCount } from "./shop-entrance.tsx";

/** The orders that the queue keeps: they have flown there from the belt. */
export function HeldOrders() {
  return (
    <span className={row}>
      {Array.from({ length: heldCount }, (_, order) => order).map((order) => (
        <HeldOrder key={order} order={order} />
      ))}
    </span>
  );
}

function HeldOrder({ order }: { order: number }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const onBelt = element.current!.closest("[data-demo]")!.querySelector(`[data-order="${order}"]`)!;
    const { x, y, width, height } = onBelt.getBoundingClientRect();
    flyFrom(element.current!, { x: x + width / 2, y: y + height / 2 }, { delay: order * 100 });
  }, [order]);
  return (
    <span ref={element}>
      <OrderEnvelope />
    </span>
  );
}

const row = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 3px;
  margin-block-start: 4px;

  svg {
    display: block;
    inline-size: min(12cqi, 3.5rem);
  }
  @container (width >= 40rem) {
    flex-direction: row;
    grid-area: 1 / 2 / span 2;
    gap: 1.4cqi;
    margin: 0;

    svg {
      inline-size: 6cqi;
    }
  }
`;
