import { css } from "@linaria/core";
import { technologyIcons } from "../../content/technology-icons.ts";
import type { Technology } from "../../content/technologies.ts";
import { PostmarkDrawing } from "../../ui/postmark-drawing.tsx";

/** A technology's logo in a postmark of its name. */
export function Postmark({ technology }: { technology: Technology }) {
  return (
    <div className={mark}>
      <PostmarkDrawing ring={technology.name} className={drawing} />
      <img
        src={technologyIcons[technology.slug]}
        alt=""
        width="64"
        height="64"
        loading="lazy"
        className={icon}
      />
    </div>
  );
}

const mark = css`
  position: relative;
  rotate: -8deg;
`;

const drawing = css`
  inline-size: 100%;
  font: 500 15px var(--mono);
`;

const icon = css`
  position: absolute;
  inset: 50% auto auto 34.375%;
  inline-size: 20%;
  translate: -50% -50%;
`;
