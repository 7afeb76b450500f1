import { css } from "@linaria/core";

/** Text whose parts between backticks are shown as code. Each part stays on one line where the line is long enough. */
export function TextWithCode({ text }: { text: string }) {
  // The text never changes, so an index is a stable key.
  return text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key
      <code key={index} className={code}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}

const code = css`
  display: inline-block;
  font:
    0.9em/1.4 ui-monospace,
    Menlo,
    Consolas,
    monospace;
`;
