/**
 * The colours, sizes and times of the site, each written once. All styles use them, and so do theme-color, the manifest,
 * share images, icons and the map.
 *
 * No value is read from another object (`blue`, not `palette.blue`): the bundler would take that for a side effect, and
 * every page would load all tokens for the sake of the grounds.
 */

/** Six digits: two more make it translucent (`shades`). */
type Color = `#${string}`;

export type ThemeName = "light" | "blue" | "dark" | "about-dark";

/** Colours that are the same in every theme, or that several themes share. */
export const white = "#ffffff";
export const paper = "#f4f6fb";
export const ink = "#11152e";
const night = "#0c0f22";
export const blue = "#1f3bd6";
const deepBlue = "#162ca8";
export const red = "#c81e33";
export const deepRed = "#a8162a";
const green = "#0a6b5e";
const violet = "#6b2bbf";
export const gold = "#ffc93c";
const paleGold = "#ffd86e";

/** The ground of each theme, `var(--bg)`. The one part of the themes that scripts need (site/head.tsx). */
export const grounds: Record<ThemeName, Color> = {
  light: paper,
  blue: "#1b33c4",
  dark: night,
  "about-dark": "#0a2a2c",
};

/** The other colours of a theme, `var(--surface)` and so on, and the scheme of what the browser draws itself. */
const light = {
  surface: white,
  sunken: "#e6eaf5",
  line: "#c6cde4",
  ink,
  muted: "#4b5273",
  control: "#767e9f",
  link: blue,
  primary: blue,
  "primary-hover": deepBlue,
  "on-primary": white,
  accent: red,
  error: "#b3142a",
  success: "#0b6b46",
  focus: blue,
  scheme: "light",
};

/** The dark themes have these in common. */
const onDark = {
  primary: gold,
  "primary-hover": paleGold,
  "on-primary": ink,
  focus: gold,
  scheme: "dark",
};

export const themes: Record<ThemeName, typeof light> = {
  light,
  blue: {
    ...onDark,
    surface: "#142799",
    sunken: "#172db0",
    line: "#4a5fdc",
    ink: white,
    muted: "#d5dcff",
    control: "#a9b6ff",
    link: white,
    accent: gold,
    error: "#ffd1d4",
    success: "#b8f5d6",
  },
  dark: {
    ...onDark,
    surface: "#161a35",
    sunken: "#070916",
    line: "#2a3056",
    ink: "#f2f4ff",
    muted: "#aab2d5",
    control: "#6f7aa8",
    link: "#9fb1ff",
    accent: "#ff7480",
    error: "#ff9ba3",
    success: "#6fe0ae",
  },
  "about-dark": {
    ...onDark,
    surface: "#113739",
    sunken: "#072123",
    line: "#2a5456",
    ink: "#f1fbf8",
    muted: "#a8ccc6",
    control: "#6e9b96",
    link: "#8fe3d2",
    accent: "#ff8a7a",
    error: "#ffa69b",
    success: "#7be3b4",
  },
};

/** The inks of stamps, and what is written on them. */
export const stampInks = {
  blue: { print: blue, text: white },
  red: { print: red, text: white },
  green: { print: green, text: white },
  violet: { print: violet, text: white },
  gold: { print: gold, text: ink },
};

/** Code stands on a dark ground of its own, in colours of the dark theme (code.ts). */
export const codeGround = "#12162f";
export const codeCaptionGround = "#1c2144";

/** The last two digits are the opacity: 14 is 8%, 40 25%, 59 35%, 80 50%. */
export const shades = {
  underPaper: `${ink}40`,
  underLifted: `${ink}59`,
  underToast: `${ink}80`,
  underDrawnStamp: "#0b0f26",
  behindCard: night,
  crease: `${ink}14`,
  beyondEdge: `${ink}4d`,
};

/** In a mask only the opacity of a colour counts. */
export const mask = { shown: "#000", hidden: "#0000" };

/** Read as custom properties: `var(--gutter)`. */
export const sizes = {
  "step-6": "clamp(3.1rem, 1.3rem + 8.2vw, 8.25rem)",
  "step-5": "clamp(2.5rem, 1.6rem + 4vw, 5.25rem)",
  "step-4": "clamp(2rem, 1.5rem + 2vw, 3.25rem)",
  "step-3": "1.875rem",
  "step-2": "1.5rem",
  "step-1": "1.25rem",
  "step-0": "1.0625rem",
  "step--1": "0.9375rem",
  gutter: "clamp(16px, 4vw, 32px)",
  wrap: "1240px",
  section: "clamp(40px, 8vw, 112px)",
  bar: "72px",
};

/** The height of the buttons in the lower corner: content that must stay visible ends above it. */
export const cornerRoom = "80px";

export const radius = { paper: "2px", control: "4px", round: "999px" };

/** In milliseconds. The delays of the enquiry card are behaviour, and stand in enquiry/card-phase.ts. */
export const times = {
  hover: 140,
  panel: 200,
  bar: 240,
  flip: 420,
  /** Replaces the flip for visitors who want less motion. */
  fade: 120,
  thump: 320,
  reveal: 1000,
  teamReveal: 800,
};

export const easing = {
  settle: "cubic-bezier(0.16, 1, 0.3, 1)",
  turn: "cubic-bezier(0.3, 0.7, 0.3, 1)",
};
