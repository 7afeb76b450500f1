import { perforatedPath } from "../styles/stamp-edge.ts";
import { blue, red, white } from "../styles/tokens.ts";

/** A blue stamp with a white envelope and a red seal. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">
  <path fill="${blue}" transform="translate(1 1)" d="${perforatedPath({ width: 30, height: 30, pitch: 7.5, radius: 2.25 })}"/>
  <path fill="${white}" fill-rule="evenodd" d="M5 8v16h22V8zm0 2 11 8.5L27 10v3.8l-11 8.5-11-8.5z"/>
  <circle cx="16" cy="19" r="4" fill="${red}"/>
</svg>
`;
}
