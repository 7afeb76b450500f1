import { css } from "@linaria/core";
import { TextWithCode } from "./text-with-code.tsx";

interface Props {
  paragraphs?: string[];
  items?: string[] | undefined;
}

/** Paragraphs in one column, with an optional list after them. */
export function Prose({ paragraphs, items }: Props) {
  return (
    <div className={prose}>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>
          <TextWithCode text={paragraph} />
        </p>
      ))}
      {items && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const prose = css`
  display: grid;
  gap: 1em;
  max-inline-size: 66ch;

  > ul {
    display: grid;
    gap: 0.7em;
    padding-inline-start: 1.6em;
  }
  li::before {
    content: "";
    float: inline-start;
    inline-size: 0.8em;
    margin: 0.7em 0 0 -1.6em;
    border-block-start: 3px solid var(--accent);
  }
`;
