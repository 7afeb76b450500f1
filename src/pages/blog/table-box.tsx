import { css } from "@linaria/core";
import type { ComponentProps } from "react";
import { radius, shades } from "../../styles/tokens.ts";

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
  /* A shadow at each edge behind which the table goes on. Covers that scroll with the table hide it at the table's end. */
  background:
    linear-gradient(to right, var(--surface) 16px, transparent) left / 48px 100% local no-repeat,
    linear-gradient(to left, var(--surface) 16px, transparent) right / 48px 100% local no-repeat,
    var(--stripe) top / 100% 8px no-repeat,
    linear-gradient(to right, ${shades.beyondEdge}, transparent) left / 20px 100% no-repeat,
    linear-gradient(to left, ${shades.beyondEdge}, transparent) right / 20px 100% no-repeat,
    var(--surface);
`;
