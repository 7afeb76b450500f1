import { css } from "@linaria/core";
import type { ComponentProps } from "react";

/** A table in a post: scrolls by itself when it is wider than the column. */
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
`;
