import { css } from "@linaria/core";
import { technologyIcons } from "../../content/technology-icons.ts";
import type { Technology } from "../../content/technologies.ts";

/** The ring text runs on a circle of this length, and ends this far before its own beginning. */
const circle = 2 * Math.PI * 84;
const gap = 10;

/** A postmark made from the technology's name: ring text and the number of waves follow from it. */
export function Postmark({ technology }: { technology: Technology }) {
  const ringText = `${technology.name} / `;
  const repeats = Math.max(1, Math.floor(circle / (ringText.length * 11.5)));
  const waves = 4 + (technology.slug.length % 3);
  return (
    <div className={mark}>
      <svg viewBox="0 0 320 220" className={lines} aria-hidden="true">
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
        <text className={ring} fill="currentColor">
          <textPath href="#ring" textLength={circle - gap} lengthAdjust="spacing">
            {ringText.repeat(repeats)}
          </textPath>
        </text>
      </svg>
      <img
        src={technologyIcons[technology.slug]}
        alt=""
        width="64"
        height="64"
        loading="lazy"
        className={icon}
      />
    </div>
  );
}

const mark = css`
  position: relative;
  rotate: -8deg;
`;

const lines = css`
  inline-size: 100%;
`;

const ring = css`
  font: 500 15px var(--mono);
  text-transform: uppercase;
`;

const icon = css`
  position: absolute;
  inset: 50% auto auto 34.375%;
  inline-size: 20%;
  translate: -50% -50%;
`;
