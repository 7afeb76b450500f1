import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { displayFont } from "../../styles/display-font.ts";
import { PostmarkDrawing } from "./postmark-drawing.tsx";

interface Props {
  /** The text of the ring; undefined leaves the ring out, as pages do before hydration to save bytes. */
  ring: string | undefined;
  children: ReactNode;
}

export function Postmark({ ring, children }: Props) {
  return (
    <div className={mark}>
      {ring && <PostmarkDrawing ring={ring} className={drawing} />}
      <div className={middle}>{children}</div>
    </div>
  );
}

const mark = css`
  position: relative;
  aspect-ratio: 320 / 220;
  container-type: inline-size;
  rotate: -7deg;
`;

const drawing = css`
  inline-size: 100%;
  font: 500 15px var(--mono);
`;

const middle = css`
  position: absolute;
  inset: 50% auto auto 34.375%;
  ${displayFont("14cqi", 1)};
  translate: -50% -50%;

  > img {
    inline-size: 29cqi;
  }
`;
