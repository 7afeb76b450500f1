import { css } from "@linaria/core";
import { useEffect, useRef, useState } from "react";
import { flyFrom } from "../kit/fly-from.ts";
import { tiltOf } from "../kit/svg-geometry.ts";
import { devicesPerBlock, middleOf } from "./fleet-blocks.ts";

/** The lengths of the heap's rows, from the floor up. Further devices are not drawn. */
const rows = [8, 7, 6, 5, 4, 3, 2, 1];
const places = rows.flatMap((length, row) =>
  Array.from({ length }, (_, index) => {
    // A row grows from its middle to both sides.
    const side = index % 2 ? 1 : -1;
    const fromMiddle = (side * Math.ceil(index / 2) * 2 + (length % 2 ? 0 : -1)) / 2;
    return { x: 52 + fromMiddle * 12, y: 90 - row * 12 };
  }),
);

interface Props {
  devices: number[];
  /** Whether the sign of devices that have rolled back is shown instead. */
  rolledBack: boolean;
}

/** The devices that need a visit: each has fallen from its place in the fleet onto the heap. */
export function FallenDevices({ devices, rolledBack }: Props) {
  // The devices that are on the heap at the beginning are not seen falling.
  const [first] = useState(devices);
  const falls = devices.join() !== first.join();
  return (
    <svg
      className={heap}
      viewBox="0 0 104 96"
      preserveAspectRatio="xMaxYMax"
      fill="var(--accent)"
      aria-hidden="true"
    >
      {rolledBack && <path d="M82 22v52L30 48z" fill="var(--surface)" />}
      {devices.slice(0, places.length).map((device, index) => (
        <FallenDevice key={device} device={device} place={places[index]!} falls={falls} />
      ))}
    </svg>
  );
}

interface DeviceProps {
  device: number;
  place: { x: number; y: number };
  falls: boolean;
}

function FallenDevice({ device, place, falls }: DeviceProps) {
  const shape = useRef<SVGPathElement>(null);
  // A device falls once, when it appears.
  const [fallsNow] = useState(falls);
  useEffect(() => {
    if (!fallsNow) return;
    const block = Math.floor(device / devicesPerBlock);
    const svg = shape.current!.closest("[data-demo]")!.querySelector(`[data-block="${block}"]`);
    const { x, y } = middleOf(device % devicesPerBlock);
    flyFrom(shape.current!, new DOMPoint(x, y).matrixTransform((svg as SVGSVGElement).getScreenCTM()!));
  }, [device, fallsNow]);
  return (
    <path
      ref={shape}
      d="M-5-5H5V5H-5z"
      transform={`translate(${place.x} ${place.y}) rotate(${tiltOf(device, 20)})`}
    />
  );
}

const heap = css`
  position: absolute;
  inset: auto 4px 2px auto;
  inline-size: 40%;
  block-size: calc(100% - 6px);
  overflow: visible;
  pointer-events: none;
`;
