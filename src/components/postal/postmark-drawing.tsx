import { useId, type ComponentProps } from "react";

const ringRadius = 80.5;
/** The distance between the end and the beginning of the text on the ring. */
const gap = 10;
const ringLength = 2 * Math.PI * ringRadius;

const wave = "q12-9 25 0t25 0t25 0t25 0";

interface Props extends ComponentProps<"svg"> {
  /** The text on the ring, repeated as often as there is room for it. */
  ring: string;
  /** At most two lines in the middle. */
  lines?: readonly string[];
}

/**
 * The site's postmark: a ring with text, and the waves that cancel a stamp. It has no style of its own,
 * because share images use it too. The parent sets the colour, and a font size of 15 units.
 */
export function PostmarkDrawing({ ring, lines, ...rest }: Props) {
  const ringId = useId();
  const ringText = `${ring} / `.toUpperCase();
  const repeats = Math.max(1, Math.floor(ringLength / (ringText.length * 11.5)));
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" {...rest}>
      <path id={ringId} fill="none" d={`M110 ${110 - ringRadius}a${ringRadius} ${ringRadius} 0 1 1-.01 0`} />
      <g fill="none" stroke="currentColor" strokeWidth="4">
        <circle cx="110" cy="110" r="104" />
        <circle cx="110" cy="110" r="68" />
        <path d={[66, 88, 110, 132, 154].map((y) => `M218 ${y}${wave}`).join("")} />
      </g>
      <g fill="currentColor">
        <text>
          <textPath href={`#${ringId}`} textLength={ringLength - gap} lengthAdjust="spacing">
            {ringText.repeat(repeats)}
          </textPath>
        </text>
        {lines?.map((line, index) => (
          <text
            key={line}
            x="110"
            y={118 + (index - (lines.length - 1) / 2) * 30}
            fontSize={Math.min(24, 145 / line.length)}
            textAnchor="middle"
          >
            {line.toUpperCase()}
          </text>
        ))}
      </g>
    </svg>
  );
}
