import { css } from "@linaria/core";
import { useState, type CSSProperties } from "react";
import { motionAllowed } from "../../styles/breakpoints.ts";
import { box } from "../svg-geometry.ts";
import { heapPlace, middleOfDevice, type Layout } from "./rollout-layout.ts";

/** The devices that need a visit: each has fallen from its place in the fleet onto the heap. */
export function FallenDevices({ devices, layout }: { devices: number[]; layout: Layout }) {
  // Those that lie there at the beginning are not seen falling.
  const [first] = useState(devices);
  const falls = devices !== first;
  return devices.map((device, index) => {
    const place = heapPlace(index, layout);
    return place && <FallenDevice key={device} device={device} place={place} falls={falls} layout={layout} />;
  });
}

interface FallenDeviceProps {
  device: number;
  place: { x: number; y: number };
  falls: boolean;
  layout: Layout;
}

function FallenDevice({ device, place, falls, layout }: FallenDeviceProps) {
  const { size } = layout.heap;
  const from = middleOfDevice(device, layout);
  // A device falls once, when it appears.
  const [fall] = useState(
    falls && {
      className: falling,
      style: { "--from": `translate(${from.x}px, ${from.y}px)` } as CSSProperties,
    },
  );
  return (
    <rect
      {...fall}
      {...box(-size / 2, -size / 2, size, size)}
      // Neighbours lie differently, and always in the same way.
      transform={`translate(${place.x} ${place.y}) rotate(${((device * 47) % 40) - 20})`}
      fill="var(--accent)"
    />
  );
}

const falling = css`
  @media ${motionAllowed} {
    animation: fall calc(4 * var(--t-panel)) cubic-bezier(0.5, 0, 0.9, 0.6);
  }
  @keyframes fall {
    from {
      transform: var(--from);
    }
    20% {
      transform: var(--from) scale(1.8);
    }
  }
`;
