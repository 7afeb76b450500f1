import { css } from "@linaria/core";
import { blue, mask, radius, red } from "../styles/tokens.ts";

/** White paper with the edge of an airmail envelope: four striped strips that meet at 45 degrees. */
export const airmailPaper = css`
  --edge: 10px;
  --far: calc(100% - var(--edge));
  position: relative;
  border-radius: ${radius.paper};
  background: var(--surface);
  box-shadow: var(--shadow-paper);

  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background:
      var(--stripe) top / 100% var(--edge) no-repeat,
      var(--stripe) bottom / 100% var(--edge) no-repeat;
    pointer-events: none;
  }
  /* Two opposite strips: an hourglass, whose waist covers nothing that is painted. */
  &::before {
    clip-path: polygon(
      0 0,
      100% 0,
      var(--far) var(--edge),
      var(--edge) var(--far),
      0 100%,
      100% 100%,
      var(--far) var(--far),
      var(--edge) var(--edge)
    );
  }
  &::after {
    --stripe: repeating-linear-gradient(
      -35deg,
      ${red} 0 18px,
      ${mask.hidden} 18px 30px,
      ${blue} 30px 48px,
      ${mask.hidden} 48px 60px
    );
    background-position: left, right;
    background-size: var(--edge) 100%;
    clip-path: polygon(
      0 0,
      0 100%,
      var(--edge) var(--far),
      var(--far) var(--edge),
      100% 0,
      100% 100%,
      var(--far) var(--far),
      var(--edge) var(--edge)
    );
  }
`;
