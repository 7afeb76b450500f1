import { css } from "@linaria/core";
import { placeInWords } from "#site";

/**
 * A client's working day above ours, on one line of 24 hours, in the colours of the text beside it. The time
 * that both share stands out.
 */
export function SharedDay() {
  const { theirs, ours, shared, hours } = placeInWords.sharedDay;
  return (
    <svg width="100%" height="200" aria-hidden="true" className={wholeRow}>
      <rect y="32" width="100%" height="168" fill="var(--surface)" />
      {["06:00", "12:00", "18:00"].map((time, index) => (
        <text key={time} x={`${index * 25 + 25}%`} y="20" textAnchor="middle" fill="var(--muted)">
          {time}
        </text>
      ))}
      <rect {...theirs} y="32" height="84" fill="var(--primary)" />
      {ours.map((part) => (
        <rect key={part.x} {...part} y="116" height="84" fill="var(--link)" />
      ))}
      {shared.map((part) => (
        // The text becomes as large as its part of the line allows.
        <svg key={part.x} {...part} y="32" height="168" viewBox="0 0 100 70">
          <path fill="var(--fg)" d="M-999-999h2999v2999H-999z" />
          <text
            x="50"
            y="45"
            textAnchor="middle"
            fontFamily="var(--display)"
            fontSize="28"
            fontWeight="820"
            fill="var(--bg)"
          >
            {`${hours}\u00a0h`}
          </text>
        </svg>
      ))}
    </svg>
  );
}

const wholeRow = css`
  grid-column: 1 / -1;
`;
