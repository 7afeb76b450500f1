import { css, cx } from "@linaria/core";
import { useState, type ComponentProps } from "react";
import { PostmarkDrawing } from "../../components/postal/postmark-drawing.tsx";
import { postmarkLines } from "../../components/postal/postmark-lines.ts";

/** A postmark with the visitor's day, slightly turned, as by hand. The parent sets its place and its size. */
export function TodayPostmark({ className, ...rest }: Omit<ComponentProps<typeof PostmarkDrawing>, "lines">) {
  const [day] = useState(() => postmarkLines(new Date()));
  return <PostmarkDrawing lines={day} className={cx(postmark, className)} {...rest} />;
}

const postmark = css`
  position: absolute;
  font: 500 15px var(--mono);
  rotate: -8deg;
`;
