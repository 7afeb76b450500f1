/** The inks of stamps (`stampColors` in src/styles/tokens.ts). */
export type Ink = "red" | "green" | "gold" | "violet" | "blue";
