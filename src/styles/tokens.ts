/*
 * The colours, sizes and times of the site, each written once. All styles use them, and so do theme-color,
 * the manifest, share images, icons and the map.
 *
 * No value here reads a property of another object (`blue`, not `palette.blue`). The bundler would keep that
 * as a possible side effect, and every page would load all tokens although it needs only the backgrounds. It
 * does drop a spread (`...onDark`).
 */

/** Six digits. Two more set the opacity (`shades`). */
type Color = `#${string}`;

export type ThemeName = "light" | "blue" | "dark" | "about-dark";

/** Colours that are the same in every theme, or that several themes share. */
export const white = "#ffffff";
export const paper = "#f4f6fb";
/** The paper of an airmail envelope. */
export const airmail = "#d9e2fa";
export const navy = "#11152e";
const night = "#0c0f22";
export const blue = "#1f3bd6";
export const red = "#c81e33";
export const deepRed = "#a8162a";
const green = "#0a6b5e";
const violet = "#6b2bbf";
export const gold = "#ffc93c";
/** Lines on white and on paper. */
export const paleBlue = "#c6cde4";

/** The background of each theme, `var(--bg)`. Scripts need no other part of the themes (routing/head.tsx). */
export const backgrounds: Record<ThemeName, Color> = {
  light: paper,
  blue,
  dark: night,
  "about-dark": "#0a2a2c",
};

/**
 * The other colours of a theme, `var(--surface)` and so on: `fg` is that of its text, `scheme` its
 * `color-scheme`.
 */
const light = {
  surface: white,
  sunken: "#e6eaf5",
  line: paleBlue,
  fg: navy,
  muted: "#4b5273",
  control: "#767e9f",
  link: blue,
  primary: blue,
  "on-primary": white,
  accent: red,
  error: "#b3142a",
  success: green,
  focus: blue,
  scheme: "light",
};

/** The colours that the dark themes share. */
const onDark = {
  primary: gold,
  "on-primary": navy,
  focus: gold,
  scheme: "dark",
};

export const themes: Record<ThemeName, typeof light> = {
  light,
  blue: {
    ...onDark,
    surface: `color-mix(in srgb, ${blue}, black 28%)`,
    sunken: `color-mix(in srgb, ${blue}, black 15%)`,
    line: `color-mix(in srgb, ${blue}, white 19%)`,
    fg: white,
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
    fg: "#f2f4ff",
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
    fg: "#f1fbf8",
    muted: "#a8ccc6",
    control: "#6e9b96",
    link: "#8fe3d2",
    accent: "#ff8a7a",
    error: "#ffa69b",
    success: "#7be3b4",
  },
};

/** The grounds of stamps, and the colour of text on each. */
export const stampColors = {
  blue: { ground: blue, text: white },
  red: { ground: red, text: white },
  green: { ground: green, text: white },
  violet: { ground: violet, text: white },
  gold: { ground: gold, text: navy },
};

/** Code has a dark background in every theme, and colours of the dark theme (components/code-theme.ts). */
export const codeBackground = "#12162f";

/**
 * Shadows and other shades. The last two digits are the opacity: 40 is 25%, 59 35%, 61 38%, 99 60%.
 */
export const shades = {
  paperShadow: `${navy}40`,
  liftedShadow: `${navy}59`,
  drawnStampShadow: "#0b0f26",
  /** The soil of a landscape on /our-work, over the colour of its drawing. */
  soil: `${navy}61`,
  backdrop: night,
  drawerBackdrop: `${navy}99`,
};

/** In a mask only the opacity of a colour counts. */
export const mask = { shown: "#000000", hidden: "#00000000" };

/** Styles read these as custom properties, such as `var(--gutter)`. */
export const sizes = {
  "step-6": "clamp(3.1rem, 1.3rem + 8.2vw, 8.25rem)",
  "step-5": "clamp(2.5rem, 1.6rem + 4vw, 5.25rem)",
  /** A second heading; a page has one that is larger. */
  heading: "clamp(1.75rem, 1.3rem + 2vw, 3.25rem)",
  "step-4": "clamp(1.75rem, 1.45rem + 1.3vw, 2.625rem)",
  "step-3": "1.875rem",
  "step-2": "1.5rem",
  "step-1": "1.25rem",
  lead: "clamp(1.125rem, 1rem + 0.5vw, 1.3125rem)",
  "step-0": "1.0625rem",
  "step--1": "0.9375rem",
  /** The least margin beside the text, and the greatest width of the text. */
  gutter: "clamp(16px, 4vw, 32px)",
  wrap: "1240px",
  /** The margin beside the text, for elements in a box as wide as the page. */
  "page-margin": "max(var(--gutter), 50% - var(--wrap) / 2)",
  /** The same margin for elements in a narrower box. */
  "window-margin": "max(var(--gutter), 50vw - var(--wrap) / 2)",
  section: "clamp(40px, 6.5vw, 96px)",
  /**
   * Gaps and paddings that grow with the window: inside a box, between columns, and around a part of the
   * page.
   */
  "space-s": "clamp(16px, 2.5vw, 32px)",
  "space-m": "clamp(24px, 3.5vw, 56px)",
  "space-l": "clamp(32px, 5vw, 80px)",
  bar: "72px",
};

/**
 * The height of the top bar with some room. A focused element must not be closer to the top of the window.
 */
export const topBarClearance = "88px";

/** The height of both floating buttons with their margins. Content that they must not cover ends above it. */
export const floatingButtonsHeight = "128px";

/** The width of the launcher with its label and margins. */
export const floatingButtonsWidth = "11.5rem";

/**
 * In CSS pixels: the frame of the map in the footer, from which src/generator/map/map-page.ts computes the
 * area that the interactive map shows.
 */
export const mapWidth = 560;
export const mapHeight = 300;

export const radius = { paper: "2px", control: "4px", round: "999px" };

/**
 * In milliseconds. The delays of the enquiry card are a rule of the product
 * (src/enquiry/motion/card-timeline.ts).
 */
export const times = {
  hover: 140,
  panel: 200,
  bar: 240,
  flip: 420,
  /**
   * Parts show or hide without moving: the form of the enquiry card, and the sides of a flip card with
   * reduced motion.
   */
  fade: 120,
  /** Something small appears: a postmark, a toast, an error, a verdict. */
  appear: 320,
  /** The unit of the demonstrations' animations. */
  beat: 200,
  reveal: 1000,
  teamReveal: 800,
};

export const easing = {
  settle: "cubic-bezier(0.16, 1, 0.3, 1)",
  turn: "cubic-bezier(0.3, 0.7, 0.3, 1)",
};
