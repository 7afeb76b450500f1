import type { ServiceSlug } from "../content/slugs.ts";
import type { stampInks, ThemeName } from "../styles/tokens.ts";
import type { LoadedPage } from "./loaded-page.ts";

export interface SinglePage {
  /** The page's name in menus and breadcrumbs. */
  label: string;
  /** The theme of the top bar. The hero names its own, since a service's hero has the ink of its stamp. */
  theme: ThemeName;
  /** The picture of the share image: services' stamps with the front one last, one stamp in this ink, or the globe. */
  picture: ServiceSlug[] | keyof typeof stampInks | "globe";
  /** Fetches the page's module, which exports `head` and `Content`. */
  load: () => Promise<LoadedPage>;
}

/** Fetches the pages of the main menu, which are one file. */
export const loadMenuPages = () => import("../pages/menu-pages.ts");

/** The pages that have a layout of their own, by address. */
export const singlePages = {
  "/": {
    label: "Home",
    theme: "light",
    picture: ["iot-development", "product-development", "ai-ml-development"],
    load: async () => (await loadMenuPages()).home,
  },
  "/our-work": {
    label: "Our Work",
    theme: "light",
    picture: "green",
    load: () => import("../pages/our-work/our-work-page.tsx"),
  },
  "/blog": {
    label: "Blog",
    theme: "light",
    picture: "blue",
    load: async () => {
      const { blog, firstList } = await loadMenuPages();
      return blog.pageOf(firstList);
    },
  },
  "/services": {
    label: "Find your service",
    theme: "blue",
    picture: ["mobile-development", "iot-development", "product-development"],
    load: () => import("../pages/services/services-page.tsx"),
  },
  "/about": {
    label: "About Us",
    theme: "about-dark",
    picture: "globe",
    load: async () => (await loadMenuPages()).about,
  },
  "/career": {
    label: "Career",
    theme: "light",
    picture: "gold",
    load: async () => (await loadMenuPages()).career,
  },
  "/contact-us": {
    label: "Contact Us",
    theme: "light",
    picture: "red",
    load: async () => (await loadMenuPages()).contactUs,
  },
  "/service-section": {
    label: "Our Professional Services",
    theme: "dark",
    picture: ["cloud-services", "hw-sw-integration", "ui-design"],
    load: () => import("../pages/service-section/service-section-page.tsx"),
  },
  "/what-we-would-not-use": {
    label: "What we would not use",
    theme: "light",
    picture: "gold",
    load: () => import("../pages/what-we-would-not-use/what-we-would-not-use-page.tsx"),
  },
  "/privacy": {
    label: "Privacy",
    theme: "light",
    picture: "violet",
    load: () => import("../pages/statement/privacy-page.tsx"),
  },
  "/accessibility": {
    label: "Accessibility",
    theme: "light",
    picture: "green",
    load: () => import("../pages/statement/accessibility-page.tsx"),
  },
} as const satisfies Record<string, SinglePage>;

export type SinglePath = keyof typeof singlePages;
