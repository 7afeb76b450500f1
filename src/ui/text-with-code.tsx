import { css } from "@linaria/core";

/** Text whose parts between backticks are code, each kept in one piece where the line is long enough. */
export function WithCode({ text }: { text: string }) {
  // Parts of a fixed text: their number is their identity.
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
