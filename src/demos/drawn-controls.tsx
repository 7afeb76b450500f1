import { css } from "@linaria/core";
import { use, useId } from "react";
import { radius } from "../styles/tokens.ts";
import { visuallyHidden } from "../ui/visually-hidden.ts";
import { View, type Box, type Canvas } from "./canvas.ts";

interface DrawnControl {
  key: string | number;
  /** Spoken; it contains what the drawing shows there. */
  label: string;
  box: Box;
  pressed: boolean;
  onPress: () => void;
}

interface Props {
  /** The meaning of a press, for all of them. */
  legend: string;
  /** Of toggles any number can be pressed, of choices one. */
  kind: "toggle" | "choice";
  canvas: Canvas;
  controls: DrawnControl[];
}

/** Native controls that lie upon the shapes of a drawing. */
export function DrawnControls({ legend, kind, canvas, controls }: Props) {
  const name = useId();
  const { top, height } = use(View);
  const inView = controls.filter(({ box }) => box.y >= top && box.y < top + height);
  if (inView.length === 0) return undefined;
  return (
    <fieldset className={group}>
      <legend className={visuallyHidden}>{legend}</legend>
      {inView.map(({ key, label, box, pressed, onPress }) => {
        const shared = {
          className: control,
          "aria-label": label,
          style: {
            insetInlineStart: percent(box.x, canvas.width),
            insetBlockStart: percent(box.y - top, height),
            inlineSize: percent(box.width, canvas.width),
            blockSize: percent(box.height, height),
          },
        };
        return kind === "toggle" ? (
          <button key={key} type="button" {...shared} aria-pressed={pressed} onClick={onPress} />
        ) : (
          <input key={key} type="radio" {...shared} name={name} checked={pressed} onChange={onPress} />
        );
      })}
    </fieldset>
  );
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

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
