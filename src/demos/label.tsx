import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"text">, "children"> {
  text: string | number;
  bold?: boolean | undefined;
}

/** A line of text on a drawing. */
export function Label({ text, bold = false, ...attributes }: Props) {
  return (
    <text fontWeight={bold ? 600 : undefined} {...attributes}>
      {text}
    </text>
  );
}

/** For bytes and bits. */
export const monospaced = { fontFamily: "var(--mono)", fontSize: 17, fontWeight: 500 };
