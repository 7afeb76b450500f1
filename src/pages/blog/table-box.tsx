import { css } from "@linaria/core";
import type { ComponentProps } from "react";
import { radius } from "../../styles/tokens.ts";

/** A table in a post, on a sheet of airmail paper: scrolls by itself when it is wider than the column. */
export function TableBox(props: ComponentProps<"table">) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={box} tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  );
}

const box = css`
  overflow-x: auto;
  padding: 22px clamp(16px, 3vw, 26px) 12px;
  border: 1px solid var(--line);
  border-radius: ${radius.paper};
  background:
    var(--stripe) top / 100% 8px no-repeat,
    var(--surface);
`;
