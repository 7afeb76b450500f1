import type { ThemeName } from "../styles/tokens.ts";

export interface PageBase {
  /** The page's name in menus and breadcrumbs. */
  label: string;
  /** The theme of the top bar. The hero names its own, since a service's hero has the ink of its stamp. */
  theme: ThemeName;
  /** Its first screen has the envelope that opens the enquiry card, so it needs no launcher. */
  hasEnvelope?: true | undefined;
}

export interface SinglePage extends PageBase {
  /**
   * The file of the page in src/pages, by which the application finds its code (src/pages/page-code.ts), and
   * the build its script file (src/prerender/documents/page-scripts.ts). Pages whose file ends with
   * .prefetched.tsx are one script file, which every other page prefetches (src/pages/prefetched-pages.ts).
   */
  module: `${string}/${string}-page${"" | ".prefetched"}.tsx`;
}

/** The pages that have a module of their own, by address. */
export const singlePages = {
  "/": {
    label: "Home",
    theme: "light",
    module: "home/home-page.prefetched.tsx",
    hasEnvelope: true,
  },
  "/our-work": {
    label: "Our Work",
    theme: "light",
    module: "our-work/our-work-page.tsx",
  },
  "/blog": {
    label: "Blog",
    theme: "light",
    module: "blog/blog-page.prefetched.tsx",
  },
  // Finds a service by the visitor's problem; /service-section shows all of them.
  "/services": {
    label: "Find your service",
    theme: "blue",
    module: "services/services-page.tsx",
  },
  "/about": {
    label: "About Us",
    theme: "about-dark",
    module: "about/about-page.prefetched.tsx",
  },
  "/career": {
    label: "Career",
    theme: "light",
    module: "career/career-page.prefetched.tsx",
  },
  "/contact-us": {
    label: "Contact Us",
    theme: "light",
    module: "contact-us/contact-us-page.prefetched.tsx",
    hasEnvelope: true,
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
