import { blue, red, white } from "../styles/tokens.ts";

/** A blue stamp with a white envelope and a red seal. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">
  <path fill="${blue}" d="M1 1h1.5a2.25 2.25 0 0 0 4.5 0h3a2.25 2.25 0 0 0 4.5 0h3a2.25 2.25 0 0 0 4.5 0h3a2.25 2.25 0 0 0 4.5 0h1.5v1.5a2.25 2.25 0 0 0 0 4.5v3a2.25 2.25 0 0 0 0 4.5v3a2.25 2.25 0 0 0 0 4.5v3a2.25 2.25 0 0 0 0 4.5v1.5h-1.5a2.25 2.25 0 0 0-4.5 0h-3a2.25 2.25 0 0 0-4.5 0h-3a2.25 2.25 0 0 0-4.5 0h-3a2.25 2.25 0 0 0-4.5 0h-1.5v-1.5a2.25 2.25 0 0 0 0-4.5v-3a2.25 2.25 0 0 0 0-4.5v-3a2.25 2.25 0 0 0 0-4.5v-3a2.25 2.25 0 0 0 0-4.5v-1.5z"/>
  <path fill="${white}" fill-rule="evenodd" d="M5 8v16h22V8zm0 2 11 8.5L27 10v3.8l-11 8.5-11-8.5z"/>
  <circle cx="16" cy="19" r="4" fill="${red}"/>
</svg>
`;
}
