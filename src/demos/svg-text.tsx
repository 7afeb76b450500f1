import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"text">, "children"> {
  text: string | number;
  bold?: boolean | undefined;
}

/** Shows one line of text in a drawing. */
export function SvgText({ text, bold = false, ...attributes }: Props) {
  return (
    <text fontWeight={bold ? 600 : undefined} {...attributes}>
      {text}
    </text>
  );
}
