import { css } from "@linaria/core";
import { useState, type CSSProperties } from "react";
import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import { rect, tiltOf, type Point } from "../svg-geometry.ts";
import { heapPoint, middleOfDevice, type Layout } from "./rollout-layout.ts";

/** The devices that need a visit: each has fallen from its place in the fleet onto the heap. */
export function FallenDevices({ devices, layout }: { devices: number[]; layout: Layout }) {
  // The devices that are on the heap at the beginning are not seen falling.
  const [first] = useState(devices);
  const falls = devices.join() !== first.join();
  return devices.map((device, index) => {
    const to = heapPoint(index, layout);
    return to && <FallenDevice key={device} device={device} to={to} falls={falls} layout={layout} />;
  });
}

interface FallenDeviceProps {
  device: number;
  to: Point;
  falls: boolean;
  layout: Layout;
}

function FallenDevice({ device, to, falls, layout }: FallenDeviceProps) {
  const { size } = layout.heap;
  const from = middleOfDevice(device, layout);
  // A device falls once, when it appears.
  const [fall] = useState(
    falls && {
      className: falling,
      style: { "--fall-from": `translate(${from.x}px, ${from.y}px)` } as CSSProperties,
    },
  );
  return (
    <rect
      {...fall}
      {...rect(-size / 2, -size / 2, size, size)}
      transform={`translate(${to.x} ${to.y}) rotate(${tiltOf(device, 20)})`}
      fill="var(--accent)"
    />
  );
}

const falling = css`
  @media ${motionAllowed} {
    animation: fall ${4 * times.beat}ms ease-in;
  }
  @keyframes fall {
    from {
      transform: var(--fall-from);
    }
    20% {
      transform: var(--fall-from) scale(1.8);
    }
  }
`;
