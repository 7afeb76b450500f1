import { css } from "@linaria/core";

/**
 * Text whose parts between backticks are shown as code. Each such part stays on one line where the line is
 * long enough, together with a bracket or comma beside it.
 */
export function TextWithCode({ text }: { text: string }) {
  // Every match adds three parts after the text before it: what precedes the code, the code, and what follows
  // it.
  return text.split(/([^\s`]*)`([^`]*)`([^\s`]*)/).map((part, index, parts) => {
    switch (index % 4) {
      case 0:
        return part;
      case 2:
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the text never changes
          <span key={index} className={unbroken}>
            {parts[index - 1]}
            <code>{part}</code>
            {parts[index + 1]}
          </span>
        );
      default:
        return null;
    }
  });
}

const unbroken = css`
  display: inline-block;
`;
