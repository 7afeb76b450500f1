import { css } from "@linaria/core";
import { useEffect, useRef, useState } from "react";
import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import type { State } from "./failover-model.ts";
import { OrderEnvelope } from "./order-envelope.tsx";
import { routeOf } from "./order-flow.ts";

/** After each change, an order goes from the belt through the parts that work. */
export function TravellingOrder({ state }: { state: State }) {
  const envelope = useRef<SVGSVGElement>(null);
  const [first] = useState(state);
  useEffect(() => {
    const element = envelope.current!;
    const route = routeOf(state);
    if (state === first || route.length === 0 || !matchMedia(motionAllowed).matches) return;
    const scene = element.parentElement!;
    const stops = [`[data-order="0"]`, ...route.map((name) => `[data-part="${name}"]`)];
    const home = element.getBoundingClientRect();
    const places = stops.map((selector) => {
      const { x, y, width, height } = scene.querySelector(selector)!.getBoundingClientRect();
      return {
        translate: `${x + width / 2 - home.x - home.width / 2}px ${y + height / 2 - home.y - home.height / 2}px`,
        opacity: 1,
      };
    });
    const travel = element.animate(places, {
      duration: 3 * times.beat * places.length,
      delay: 3 * times.beat,
      easing: "ease-in-out",
    });
    return () => travel.cancel();
  }, [state, first]);
  return <OrderEnvelope ref={envelope} className={traveller} />;
}

const traveller = css`
  position: absolute;
  z-index: 3;
  inline-size: calc(62 * var(--unit));
  opacity: 0;
  pointer-events: none;
`;
