import type { ThemeName } from "../styles/tokens.ts";

export interface PageBase {
  /** The page's name in menus and breadcrumbs. */
  label: string;
  /** The theme of the top bar. The hero names its own, since a service's hero has the ink of its stamp. */
  theme: ThemeName;
}

interface SinglePage extends PageBase {
  /**
   * The module of the page, from src/pages. The application finds it by this name, in the list of
   * src/pages/page-code.ts or in that of src/pages/menu-pages.ts, and the build its script file
   * (src/prerender/documents/page-scripts.ts).
   */
  module: `${string}/${string}-page.tsx`;
}

/** The pages that have a module of their own, by address. */
export const singlePages = {
  "/": {
    label: "Home",
    theme: "light",
    module: "home/home-page.tsx",
  },
  "/our-work": {
    label: "Our Work",
    theme: "light",
    module: "our-work/our-work-page.tsx",
  },
  "/blog": {
    label: "Blog",
    theme: "light",
    module: "blog/first-list-page.tsx",
  },
  "/services": {
    label: "Find your service",
    theme: "blue",
    module: "services/services-page.tsx",
  },
  "/about": {
    label: "About Us",
    theme: "about-dark",
    module: "about/about-page.tsx",
  },
  "/career": {
    label: "Career",
    theme: "light",
    module: "career/career-page.tsx",
  },
  "/contact-us": {
    label: "Contact Us",
    theme: "light",
    module: "contact-us/contact-us-page.tsx",
  },
  "/service-section": {
    label: "Our Professional Services",
    theme: "dark",
    module: "service-section/service-section-page.tsx",
  },
  "/what-we-would-not-use": {
    label: "When we’d use something else",
    theme: "light",
    module: "what-we-would-not-use/what-we-would-not-use-page.tsx",
  },
  "/privacy": {
    label: "Privacy",
    theme: "light",
    module: "statement/privacy-page.tsx",
  },
  "/accessibility": {
    label: "Accessibility",
    theme: "light",
    module: "statement/accessibility-page.tsx",
  },
} as const satisfies Record<string, SinglePage>;

export type SinglePath = keyof typeof singlePages;
