import type { Mark, State } from "./sync-model.ts";

/** Each change that waits as a letter, the first to go on top. */
export function WaitingLetters({ state: { queue, signal, phone }, width }: { state: State; width: number }) {
  const stroke = signal ? "var(--success)" : "var(--control)";
  return (
    <>
      <text x={width / 2} y="16" textAnchor="middle" fontWeight="600">
        {signal ? "In touch" : "No signal"}
      </text>
      <path
        d={`M4 34h${width - 8}m-10-8l10 8-10 8M14 26l-10 8 10 8`}
        stroke={stroke}
        strokeWidth="3"
        strokeDasharray={signal ? "none" : "7 7"}
        fill="none"
      />
      {queue.map((check, index) => (
        <g key={check} transform={`translate(0 ${56 + index * (width > 300 ? 0 : 66)})`}>
          <g
            transform={
              width > 300 ? `translate(${(index % 2) * (width / 2 + 4)} ${Math.floor(index / 2) * 46})` : ""
            }
          >
            <Letter
              width={width > 300 ? width / 2 - 4 : width}
              text={check}
              mark={phone[check]}
              number={index + 1}
            />
          </g>
        </g>
      ))}
      {queue.length === 0 && (
        <text x={width / 2} y="72" textAnchor="middle" fill="var(--muted)">
          Nothing waits
        </text>
      )}
    </>
  );
}

function Letter({ width, text, mark, number }: { width: number; text: string; mark: Mark; number: number }) {
  const roomy = width > 200;
  return (
    <>
      <rect
        x="1"
        y="1"
        width={width - 2}
        height={roomy ? 54 : 40}
        fill="var(--sunken)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <path
        d={roomy ? `M1 2l${width / 2 - 1} 22 ${width / 2 - 1}-22` : "M0 0"}
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <text x="10" y={roomy ? 45 : 26} fontSize="14">
        {number}. {text}
        {roomy && `: ${mark}`}
      </text>
    </>
  );
}
