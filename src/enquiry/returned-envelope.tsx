import { css } from "@linaria/core";
import { narrowCard } from "../styles/breakpoints.ts";
import { EnvelopeFace } from "./envelope/envelope-face.tsx";
import { ReturnMark } from "./envelope/return-mark.tsx";

/** The envelope in the toast of a failure. A wide card shows a larger one beside the form (enquiry-aside.tsx). */
export function ReturnedEnvelope() {
  return (
    <div className={picture} aria-hidden="true">
      <EnvelopeFace>
        <ReturnMark />
      </EnvelopeFace>
    </div>
  );
}

const picture = css`
  flex: none;
  inline-size: 84px;
  margin-inline-end: 6px;
  rotate: -4deg;

  @media not ${narrowCard} {
    [data-place="card"] & {
      display: none;
    }
  }
`;
