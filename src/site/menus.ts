import { servicesInMenuOrder } from "../content/services.ts";
import { technologies } from "../content/technologies.ts";
import { technologyIcons } from "../content/technology-icons.ts";
import type { Page } from "./define-page.tsx";
import {
  about,
  blog,
  career,
  contactUs,
  expertisePages,
  home,
  ourWork,
  servicePages,
  serviceSection,
} from "./pages.tsx";

export interface MenuItem {
  page: Page;
  /** Where a menu calls the page by another name than its own label. */
  label?: string;
  icon?: string;
}

export interface MenuGroup {
  label: string;
  items: MenuItem[];
}

/** The bar and the drawer, in the order of specification section 2, "Top bar". */
export const topMenu: (MenuItem | MenuGroup)[] = [
  { page: home },
  { page: about },
  { page: ourWork },
  {
    label: "Our Services",
    items: servicesInMenuOrder.map(({ slug, stamp }) => ({ page: servicePages[slug], icon: stamp })),
  },
  {
    label: "Our Expertise",
    items: technologies.map(({ slug }) => ({ page: expertisePages[slug], icon: technologyIcons[slug] })),
  },
  { page: blog },
  { page: career },
  { page: contactUs },
];

/** Specification section 2, "Footer". */
export const usefulLinks: MenuItem[] = [
  { page: home },
  { page: serviceSection, label: "Services" },
  { page: ourWork },
  { page: about, label: "About us" },
  { page: career },
  { page: expertisePages.java, label: "Our Expertise" },
  { page: contactUs, label: "Contact us" },
  { page: blog, label: "Latest News" },
];

export const bottomMenu: MenuItem[] = [{ page: home }, { page: contactUs, label: "Contact" }];
