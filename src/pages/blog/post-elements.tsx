import { cx } from "@linaria/core";
import type { ComponentProps } from "react";
import { codeTheme } from "../../components/code-theme.ts";
import { dataTable } from "../../components/data-table.tsx";
import { narrowDrawing } from "../../styles/media-queries.ts";

/**
 * Code in a post. It scrolls by itself, so the keyboard can reach it (WCAG 2.1.1). Its role is group rather
 * than region, because a post may have several, and landmarks would need different names.
 */
export function PostCode({ className, ...rest }: ComponentProps<"pre">) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has focus
  return <pre {...rest} className={cx(codeTheme, className)} tabIndex={0} role="group" aria-label="Code" />;
}

/** A table in a post. Its cells get their roles from src/generator/posts/label-tables.ts. */
export function PostTable(props: ComponentProps<"table">) {
  return <table {...props} className={dataTable} />;
}

/** The picture that phones show in place of a wide one. */
export function NarrowDrawing({ src, ...props }: ComponentProps<"source">) {
  return <source media={narrowDrawing} srcSet={src} {...props} />;
}
