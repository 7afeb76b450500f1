import { servicesInMenuOrder } from "../content/services.ts";
import { technologies } from "../content/technologies.ts";
import { technologyIcon } from "../content/technology-icons.ts";
import { pageAt, type Page, type PagePath } from "./pages.ts";

export interface MenuItem {
  path: PagePath;
  label: string;
}

export interface MenuGroup {
  label: string;
  /** The address of a page that lists the items. The button leads there as long as no script runs. */
  noscriptPath: PagePath | `${PagePath}#${string}`;
  items: (MenuItem & { icon: string })[];
  /** Pages that belong to the group without being one of its items. */
  otherPages: PagePath[];
  /** Stamps are worth showing large. */
  iconsAreStamps?: boolean;
}

/** Returns an entry with the page's own name, unless another is given. */
const entry = (path: PagePath, label: string = pageAt(path).label): MenuItem => ({ path, label });

/** The menu of the top bar and of the drawer (rule "Top bar"). */
export const topMenu: (MenuItem | MenuGroup)[] = [
  entry("/"),
  entry("/about"),
  entry("/our-work"),
  {
    label: "Our Services",
    noscriptPath: "/service-section",
    otherPages: ["/service-section", "/services"],
    iconsAreStamps: true,
    items: servicesInMenuOrder.map(({ slug, menuName, stampPicture }) => ({
      path: `/${slug}`,
      label: menuName,
      icon: stampPicture,
    })),
  },
  {
    label: "Our Expertise",
    // The id is in src/pages/home/home-page.tsx.
    noscriptPath: "/#expertise",
    otherPages: ["/what-we-would-not-use"],
    items: technologies.map(({ slug, name }) => ({
      path: `/expertise/${slug}`,
      label: name,
      icon: technologyIcon(slug),
    })),
  },
  entry("/blog"),
  entry("/career"),
  entry("/contact-us"),
];

/**
 * Returns the value of `aria-current` for an entry of the menu: "page" if it leads to the page on screen,
 * "true" if it is the nearest to a page that is not an entry itself, such as a post.
 */
export function currentIn(item: MenuItem | MenuGroup, { path }: Page): "page" | "true" | undefined {
  if ("items" in item) {
    const paths: string[] = [...item.items.map((each) => each.path), ...item.otherPages];
    return paths.includes(path) ? "true" : undefined;
  }
  if (item.path === path) return "page";
  return path.startsWith(`${item.path}/`) ? "true" : undefined;
}

/** The list of links in the footer ("Useful Links"). */
export const usefulLinks: MenuItem[] = [
  entry("/"),
  entry("/service-section", "Services"),
  entry("/our-work"),
  entry("/about", "About us"),
  entry("/career"),
  entry("/expertise/java", "Our Expertise"),
  entry("/contact-us", "Contact us"),
  entry("/blog", "Latest News"),
];

/** The links in the footer's last line. */
export const bottomMenu: MenuItem[] = [
  entry("/"),
  entry("/contact-us", "Contact"),
  entry("/privacy"),
  entry("/accessibility"),
];
