import type { Ink } from "../content/ink.ts";
import type { ServiceSlug } from "../content/slugs.ts";
import type { ThemeName } from "../styles/tokens.ts";

export interface PageBase {
  /** The page's name in menus and breadcrumbs. */
  label: string;
  /**
   * The theme of the top bar, of theme-color and of the share image. The hero gets its own in the page's
   * module: on /contact-us it is another.
   */
  theme: ThemeName;
  /** Its hero has the envelope that opens the enquiry card, or the form itself, so it needs no launcher. */
  hasEnvelope?: true | undefined;
}

export interface IndividualPage extends PageBase {
  /** The file of the page in src/pages. */
  module: `${string}/${string}-page.tsx`;
}

/** The pages that have a module of their own, by address. */
export const individualPages = {
  "/": {
    label: "Home",
    theme: "light",
    module: "home/home-page.tsx",
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
    module: "blog/blog-page.tsx",
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
} as const satisfies Record<string, IndividualPage>;

export type IndividualPath = keyof typeof individualPages;

interface BuildOptions {
  /**
   * The stamps on its share image: those of services, with the front one last, or one stamp in an ink.
   * Without it, the image has a blue stamp.
   */
  shareImage?: ServiceSlug[] | Ink;
}

/** What only the build needs to know of individual pages, so that browsers do not get it. */
export const buildOptions: { [path in IndividualPath]?: BuildOptions } = {
  "/": { shareImage: ["iot-development", "product-development", "ai-ml-development"] },
  "/our-work": { shareImage: "green" },
  "/services": {
    shareImage: ["mobile-development", "iot-development", "product-development"],
  },
  "/about": {
    shareImage: ["cloud-services", "mobile-development", "hw-sw-integration"],
  },
  "/career": { shareImage: "gold" },
  "/contact-us": { shareImage: "red" },
  "/service-section": { shareImage: ["cloud-services", "hw-sw-integration", "ui-design"] },
  "/what-we-would-not-use": { shareImage: "gold" },
  "/privacy": { shareImage: "violet" },
  "/accessibility": { shareImage: "green" },
};
