import { gold } from "../../styles/tokens.ts";
import { floorY, sceneHeight, sceneWidth, stopPoints, streetY } from "./scene-points.ts";

const gateX = stopPoints[1]!.x;
const rungs = Array.from({ length: 14 }, (_, index) => `M${gateX - 14} ${streetY + 6 + index * 12}h28`);

/** The street with a house, and its cellar with boiler and pump. */
export function Cellar() {
  return (
    <>
      <path d={`M0 0h${sceneWidth}v${streetY}H0z`} fill={gold} />
      <path d={`M0 ${streetY}h${sceneWidth}V${sceneHeight}H0z`} fill="var(--fg)" />
      <g transform={`translate(152 ${streetY})`}>
        <path d="M0 0v-80h196V0z" fill="var(--surface)" />
        <path d="M20-57h26v30H20zM63-57h26v30H63zM106-57h26v30h-26z" fill="var(--link)" />
        <path d="M153 0v-53h27V0z" fill="var(--fg)" />
      </g>
      <path
        d={`M294 ${floorY}v-20h28v-20h28v-20h28v-20h22V${streetY}h24v${floorY - streetY}z`}
        fill="var(--muted)"
      />
      <g stroke="var(--muted)" strokeWidth="5">
        <path d={`M0 ${floorY + 2}h${sceneWidth}`} />
        <path d={`M${gateX - 14} ${streetY}V${floorY}M${gateX + 14} ${streetY}V${floorY}${rungs.join("")}`} />
        <path d={`M${gateX - 14} ${streetY}v-48M${gateX + 14} ${streetY}v-48`} stroke="var(--fg)" />
      </g>
      {/* The way of the round, without the ladder. */}
      <g fill="none" stroke="var(--surface)" strokeLinecap="round" strokeWidth="5" strokeDasharray="0 12">
        <path d={`M60 ${streetY - 4}h20`} stroke="var(--fg)" />
        <path d={`M126 ${floorY}h136L392 190`} />
      </g>
      <g transform={`translate(124 ${floorY}) scale(.82)`}>
        <path d="M0 0v-112q0-18 18-18h34q18 0 18 18V0zM26-130v-78h18v78z" fill="var(--accent)" />
        <path d="M14-40h42v28H14z" fill={gold} />
        <circle cx="35" cy="-84" r="17" fill="var(--surface)" />
        <path d="M35-84l9-9" stroke="var(--fg)" strokeWidth="4" />
      </g>
      <g transform={`translate(288 ${floorY}) scale(.82)`}>
        <path d="M-4 0h66v-14H-4zM58-60h82v16H58z" fill="var(--link)" />
        <circle cx="29" cy="-46" r="36" fill="var(--link)" />
        <path d="M29-46v-26a26 26 0 0 1 26 26zv26a26 26 0 0 1-26-26z" fill="var(--surface)" />
      </g>
    </>
  );
}
