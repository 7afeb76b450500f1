import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { radius } from "../styles/tokens.ts";
import type { Box } from "./box.ts";

interface Spot<Name extends string> {
  name: Name;
  /** Spoken; it contains what the drawing shows there. */
  label: string;
  pressed: boolean;
  box: Box;
}

interface Props<Name extends string> {
  /** What pressing one means, for all of them. */
  label: string;
  /** Of the drawing, in its own units: so are the spots. */
  width: number;
  height: number;
  spots: readonly Spot<Name>[];
  onPress: (name: Name) => void;
  children: ReactNode;
}

/** Native buttons that lie upon the shapes of a drawing. */
export function DrawnButtons<Name extends string>({
  label,
  width,
  height,
  spots,
  onPress,
  children,
}: Props<Name>) {
  return (
    <div className={stage} role="group" aria-label={label}>
      {children}
      {spots.map((spot) => (
        <button
          key={spot.name}
          type="button"
          className={button}
          aria-label={spot.label}
          aria-pressed={spot.pressed}
          onClick={() => onPress(spot.name)}
          style={{
            insetInlineStart: share(spot.box.x, width),
            insetBlockStart: share(spot.box.y, height),
            inlineSize: share(spot.box.width, width),
            blockSize: share(spot.box.height, height),
          }}
        />
      ))}
    </div>
  );
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

const stage = css`
  position: relative;

  > svg {
    inline-size: 100%;
    block-size: auto;
  }
`;

const button = css`
  position: absolute;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;

  &:hover {
    box-shadow: 0 0 0 3px var(--focus);
  }
  @media (forced-colors: active) {
    &:hover {
      outline: 3px solid;
    }
  }
`;
