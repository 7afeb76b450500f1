import type { ThemeName } from "../styles/tokens.ts";

export interface PageBase {
  /** The page's name in menus and breadcrumbs. */
  label: string;
  /** The theme of the top bar. The hero names its own, since a service's hero has the ink of its stamp. */
  theme: ThemeName;
}

/** The pages that have a layout of their own, by address. src/pages/page-code.ts has the module of each. */
export const singlePages = {
  "/": {
    label: "Home",
    theme: "light",
  },
  "/our-work": {
    label: "Our Work",
    theme: "light",
  },
  "/blog": {
    label: "Blog",
    theme: "light",
  },
  "/services": {
    label: "Find your service",
    theme: "blue",
  },
  "/about": {
    label: "About Us",
    theme: "about-dark",
  },
  "/career": {
    label: "Career",
    theme: "light",
  },
  "/contact-us": {
    label: "Contact Us",
    theme: "light",
  },
  "/service-section": {
    label: "Our Professional Services",
    theme: "dark",
  },
  "/what-we-would-not-use": {
    label: "What we would not use",
    theme: "light",
  },
  "/privacy": {
    label: "Privacy",
    theme: "light",
  },
  "/accessibility": {
    label: "Accessibility",
    theme: "light",
  },
} as const satisfies Record<string, PageBase>;

export type SinglePath = keyof typeof singlePages;
