import { perforatedPath } from "../../styles/stamp-edge.ts";
import { shades } from "../../styles/tokens.ts";

export const stampWidth = 340;
export const stampHeight = 432;
export const perforated = perforatedPath({ width: stampWidth, height: stampHeight, pitch: 21, radius: 6 });

/** How far the shadow reaches beyond the stamp. */
const reach = 50;
export const shadowBox = {
  x: -reach,
  y: -reach,
  width: stampWidth + 2 * reach,
  height: stampHeight + 2 * reach,
};

/** The shadow of a stamp on the paper, as a drawing of its own. */
export function StampShadow() {
  const { x, y, width, height } = shadowBox;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...shadowBox} viewBox={`${x} ${y} ${width} ${height}`}>
      <filter id="blur">
        <feGaussianBlur stdDeviation="11" />
      </filter>
      <path
        fill={shades.underDrawnStamp}
        fillOpacity=".34"
        filter="url(#blur)"
        transform="translate(0 12)"
        d={perforated}
      />
    </svg>
  );
}
