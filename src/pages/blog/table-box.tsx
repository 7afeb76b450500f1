import { css } from "@linaria/core";
import type { ComponentProps } from "react";
import { radius, shades } from "../../styles/tokens.ts";

/** A table in a post, in a box that scrolls when the table is wider than the column. */
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
  /* Shows a shadow at an edge beyond which the table continues. Covers that scroll with the table hide the shadow at its end. */
  background:
    linear-gradient(
        90deg,
        var(--surface) 16px,
        transparent 48px calc(100% - 48px),
        var(--surface) calc(100% - 16px)
      )
      local,
    linear-gradient(
        90deg,
        ${shades.overflowShadow},
        transparent 20px calc(100% - 20px),
        ${shades.overflowShadow}
      )
      var(--surface);
`;
