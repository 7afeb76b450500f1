import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { columns } from "../components/columns.ts";
import type { Ink } from "../content/ink.ts";
import { stampEdge } from "../styles/stamp-edge.ts";
import { inkProps } from "./stamp-ink.ts";

export const inkPanelRow = cx(
  columns,
  css`
    --column: 340px;
    gap: 12px;

    /* Alone it would be as wide as the page. */
    &:has(> :only-child) {
      grid-template-columns: minmax(0, 620px);
    }
  `,
);

interface Props {
  ink: Ink;
  picture: string;
  title: ReactNode;
  text?: string | undefined;
  /** Further attributes of the list item. */
  attributes?: Record<string, string>;
}

/** A list item in an ink with a perforated edge, and a large drawing beside its words. */
export function InkPanel({ ink, picture, title, text, attributes }: Props) {
  return (
    <li {...inkProps(ink, panel)} {...attributes}>
      <h3>{title}</h3>
      {text && <p>{text}</p>}
      <img src={picture} alt="" width="144" height="144" loading="lazy" />
    </li>
  );
}

/* The edges of the panel cut off the drawing. The size of the title lets its longest word fit beside the
   drawing. */
const panel = css`
  --pitch: 20px;
  ${stampEdge}
  --focus-offset: -14px;
  position: relative;
  container-type: inline-size;
  min-block-size: 160px;
  padding: var(--space-s) 40% var(--space-s) var(--space-s);
  overflow: clip;

  > h3 {
    font-size: clamp(1.5rem, 15cqi, 3.25rem);
  }
  > img {
    position: absolute;
    inset: auto 0 0 auto;
    inline-size: min(38%, 260px);
    max-block-size: 100%;
    object-fit: contain;
  }
`;
