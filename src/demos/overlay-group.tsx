import { css } from "@linaria/core";
import { use, useId } from "react";
import { visuallyHidden } from "../components/visually-hidden.ts";
import { radius } from "../styles/tokens.ts";
import { overlayFocus } from "./overlay-focus.ts";
import type { Rect } from "./svg-geometry.ts";
import { isInPart, overlayStyle, VisiblePart } from "./visible-part.ts";

interface OverlayControl {
  key: string | number;
  /** The accessible name. It contains the text that is drawn there (WCAG 2.5.3). */
  label: string;
  /** The shape that the control covers. */
  area: Rect;
  /** Left out for a button that has no pressed state. */
  pressed?: boolean;
  /** For a shape that takes presses of mouse and finger itself, because it can also be dragged. */
  keyboardOnly?: boolean;
  onPress: () => void;
}

interface Props {
  /** The group's accessible name: says what a press on its controls does. */
  legend: string;
  /** Makes the controls radio buttons, of which exactly one is pressed. */
  singleChoice?: boolean;
  controls: OverlayControl[];
}

/** A group of native controls, transparent and placed over the shapes of a drawing. */
export function OverlayGroup({ legend, singleChoice = false, controls }: Props) {
  const name = useId();
  const part = use(VisiblePart);
  const visible = controls.filter(({ area }) => isInPart(area, part));
  if (visible.length === 0) return undefined;
  return (
    <fieldset>
      <legend className={visuallyHidden}>{legend}</legend>
      {visible.map(({ key, label, area, pressed, keyboardOnly, onPress }) => {
        const shared = {
          className: control,
          "aria-label": label,
          "data-keyboard": keyboardOnly || undefined,
          style: overlayStyle(area, part),
        };
        return singleChoice ? (
          <input key={key} type="radio" {...shared} name={name} checked={pressed} onChange={onPress} />
        ) : (
          <button key={key} type="button" {...shared} aria-pressed={pressed} onClick={onPress} />
        );
      })}
    </fieldset>
  );
}

const control = css`
  position: absolute;
  min-block-size: 44px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  appearance: none;
  background: none;
  cursor: pointer;

  &[data-keyboard] {
    pointer-events: none;
  }
  &:hover {
    box-shadow:
      0 0 0 3px var(--focus),
      0 0 0 5px var(--surface);
  }
  &:focus-visible {
    ${overlayFocus}
  }
  @media (forced-colors: active) {
    &:hover {
      outline: 3px solid;
    }
  }
`;
