import type { CSSProperties, ReactNode } from "react";
import { drawingFrame } from "./demo-styles.ts";
import type { DrawingSize } from "./drawing-size.ts";
import { rect, type Rect } from "./svg-geometry.ts";
import { VisiblePart } from "./visible-part.ts";

/**
 * Returns the parts in which a drawing is shown: the narrow one as its sticky part and the rest, the wide one
 * as a whole.
 */
export function partsOf({ name, width, height }: DrawingSize, stickyHeight = height): [Rect, Rect?] {
  if (name === "wide" || stickyHeight === height) return [rect(0, 0, width, height)];
  return [rect(0, 0, width, stickyHeight), rect(0, stickyHeight, width, height - stickyHeight)];
}

/** A part of the drawing, and the native controls over it. */
export function DrawingPart({ part, children }: { part: Rect; children: ReactNode }) {
  return (
    <div className={drawingFrame} style={{ "--aspect-ratio": part.width / part.height } as CSSProperties}>
      <VisiblePart value={part}>{children}</VisiblePart>
    </div>
  );
}

interface SvgProps {
  part: Rect;
  fontSize: number;
  children: ReactNode;
}

export function DrawingSvg({ part, fontSize, children }: SvgProps) {
  return (
    <svg
      viewBox={`0 ${part.y} ${part.width} ${part.height}`}
      fontFamily="var(--text)"
      fontSize={fontSize}
      fill="var(--fg)"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
