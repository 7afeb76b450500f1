import { css } from "@linaria/core";
import { use, useId } from "react";
import { radius } from "../styles/tokens.ts";
import { visuallyHidden } from "../ui/visually-hidden.ts";
import { placeUpon, View, type Box } from "./svg-geometry.ts";

interface DrawnControl {
  key: string | number;
  /** Spoken; it contains what the drawing shows there. */
  label: string;
  box: Box;
  /** None: a press does something, and nothing stays pressed. */
  pressed?: boolean;
  onPress: () => void;
}

interface Props {
  /** The meaning of a press, for all of them. */
  legend: string;
  /** Exactly one of them is pressed. */
  choice?: boolean;
  controls: DrawnControl[];
}

/** Native controls that lie upon the shapes of a drawing. */
export function DrawnControls({ legend, choice = false, controls }: Props) {
  const name = useId();
  const view = use(View);
  const inView = controls.filter(({ box: { y } }) => y >= view.y && y < view.y + view.height);
  if (inView.length === 0) return undefined;
  return (
    <fieldset className={group}>
      <legend className={visuallyHidden}>{legend}</legend>
      {inView.map(({ key, label, box, pressed, onPress }) => {
        const shared = { className: control, "aria-label": label, style: placeUpon(view, box) };
        return choice ? (
          <input key={key} type="radio" {...shared} name={name} checked={pressed} onChange={onPress} />
        ) : (
          <button key={key} type="button" {...shared} aria-pressed={pressed} onClick={onPress} />
        );
      })}
    </fieldset>
  );
}

const group = css`
  border: 0;
`;

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

  &:hover {
    box-shadow: 0 0 0 3px var(--focus);
  }
  &:focus-visible {
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &:hover {
      outline: 3px solid;
    }
  }
`;
