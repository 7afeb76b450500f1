import { css } from "@linaria/core";
import { company } from "../../content/company.ts";
import { placeInWords } from "#site";

/**
 * A client's working day above ours, on one line of 24 hours. The time that both share
 * stands out.
 */
export function SharedDay() {
  const { city, theirs, ours, shared, total } = placeInWords.sharedDay;
  return (
    <svg width="100%" height="200" aria-hidden="true" className={strip}>
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
      {/* Each town at the end of its day that the other town's does not reach, as far as the days differ. */}
      <g fontFamily="var(--display)" fontWeight="820" fill="var(--bg)">
        <svg {...theirs} y="32" height="84">
          <text x="100%" y="50%" dx="-8" dy="0.35em" textAnchor="end">
            {city}
          </text>
        </svg>
        <svg {...ours[0]} y="116" height="84">
          <text x="8" y="50%" dy="0.35em">
            {company.place.town}
          </text>
        </svg>
      </g>
      {shared.map((part) => (
        // The words become as large as their part of the line allows.
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
            {total}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/* Below both columns of its section. The names of the towns fit into what is seen of their days. */
const strip = css`
  grid-column: 1 / -1;

  > g {
    font-size: clamp(0.75rem, 4.2vw, 1rem);
  }
`;
