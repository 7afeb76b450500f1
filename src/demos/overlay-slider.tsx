import { css } from "@linaria/core";
import { use } from "react";
import { radius } from "../styles/tokens.ts";
import { overlayFocus } from "./overlay-focus.ts";
import type { Rect } from "./svg-geometry.ts";
import { isInPart, overlayStyle, VisiblePart } from "./visible-part.ts";

interface Props {
  /** The accessible name. */
  label: string;
  /** The handle as it is drawn. The slider covers it, and shows the focus around it. */
  area: Rect;
  /** Whether the handle is dragged up and down. */
  vertical?: boolean;
  min: number;
  max: number;
  step?: number;
  value: number;
  /** Returns the value with its unit, for screen readers. */
  format: (value: number) => string;
  onChange: (value: number) => void;
}

/**
 * A native slider, transparent and placed over a handle that is part of the drawing: for keyboards and
 * assistive technology. Mouse and finger drag the drawing itself (draggable.ts), which lets a finger scroll
 * past.
 */
export function OverlaySlider({ label, area, vertical = false, step = 1, value, format, ...rest }: Props) {
  const { onChange, ...limits } = rest;
  const part = use(VisiblePart);
  if (!isInPart(area, part)) return undefined;
  return (
    <input
      type="range"
      className={slider}
      style={overlayStyle(area, part)}
      aria-label={label}
      aria-orientation={vertical ? "vertical" : undefined}
      aria-valuetext={format(value)}
      {...limits}
      step={step}
      value={value}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}

const transparent = `
  appearance: none;
  opacity: 0;
`;

const slider = css`
  position: absolute;
  margin: 0;
  border-radius: ${radius.control};
  appearance: none;
  background: none;
  pointer-events: none;

  &:focus-visible {
    ${overlayFocus}
  }
  &::-webkit-slider-thumb {
    ${transparent}
  }
  &::-moz-range-thumb {
    ${transparent}
  }
  &::-moz-range-track {
    ${transparent}
  }
`;
