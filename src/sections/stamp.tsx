import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { stampAttribute } from "../components/postal/stamp-attribute.ts";
import { stampPaper } from "../components/postal/stamp-paper.ts";
import type { Service } from "../content/services.ts";
import { motionAllowed } from "../styles/media-queries.ts";
import { easing, times } from "../styles/tokens.ts";
import { inkProps } from "./stamp-ink.ts";

interface Props {
  service: Service;
  /** The class of the printed area, of which the picture is the first child. */
  className?: string;
  children?: ReactNode;
}

/**
 * A service's perforated stamp in the service's ink: its picture, `--picture-width` wide, and the children
 * below it. It grows into the page of the service only from a list item that also has the link to that page
 * (app/page-transition.ts).
 */
export function Stamp({ service, className, children }: Props) {
  return (
    <div className={cx(stampPaper, paper)}>
      <div {...inkProps(service.ink, cx(printedArea, className))} {...{ [stampAttribute]: service.slug }}>
        <img src={service.stampPicture} alt="" width="144" height="144" loading="lazy" />
        {children}
      </div>
    </div>
  );
}

const paper = css`
  display: grid;
  padding: clamp(9.6px, 5.5%, 20px);

  /* The paper goes with what is printed on it (app/page-transition.ts). */
  &:has(> [style*="stamp"])::before {
    visibility: hidden;
  }

  @media print {
    break-inside: avoid;
    print-color-adjust: exact;
  }
`;

const printedArea = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  --focus-offset: -6px;
  > img {
    inline-size: var(--picture-width, 100%);
  }
  /* Shows a postmark while the link of the list item is hovered or focused, unless --hover-mark is none. */
  @media (forced-colors: none) {
    li:has(a:is(:hover, :focus-visible)) &::after {
      content: var(--hover-mark, "");
      position: absolute;
      inset: 4% -8% auto auto;
      inline-size: 78%;
      aspect-ratio: 320 / 220;
      background: url("../content/images/postmark.svg") center / contain;
      rotate: -14deg;
      pointer-events: none;

      @media ${motionAllowed} {
        animation: land ${times.appear}ms ${easing.settle};
      }
    }
  }
`;
