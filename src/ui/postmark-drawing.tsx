import type { ComponentProps } from "react";

/** The ring text runs on a circle of this length, and ends this far before its own beginning. */
const circle = 2 * Math.PI * 84;
const gap = 10;

interface Props extends ComponentProps<"svg"> {
  technology: { name: string; slug: string };
}

/**
 * A postmark made from a technology's name: ring text and the number of waves follow from it. Without a style of its own,
 * as share images show it too: the font, 15 units high, and the colour are those of the place.
 */
export function PostmarkDrawing({ technology: { name, slug }, ...rest }: Props) {
  const ringText = `${name} / `.toUpperCase();
  const repeats = Math.max(1, Math.floor(circle / (ringText.length * 11.5)));
  const waves = 4 + (slug.length % 3);
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" {...rest}>
      <defs>
        <path id="ring" d="M110 26a84 84 0 1 1-.01 0" />
      </defs>
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        <circle cx="110" cy="110" r="104" />
        <circle cx="110" cy="110" r="68" />
        {Array.from({ length: waves }, (_, index) => {
          const y = 110 + (index - (waves - 1) / 2) * 22;
          return <path key={index} d={`M218 ${y}q12-9 25 0t25 0t25 0t25 0`} />;
        })}
      </g>
      <text fill="currentColor">
        <textPath href="#ring" textLength={circle - gap} lengthAdjust="spacing">
          {ringText.repeat(repeats)}
        </textPath>
      </text>
    </svg>
  );
}
