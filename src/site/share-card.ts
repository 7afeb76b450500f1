import globe from "../content/images/route-lines.svg";
import { company } from "../content/company.ts";
import { home as homeText } from "../content/pages/home.ts";
import { posts } from "../content/posts.ts";
import { services, type Service } from "../content/services.ts";
import { technologies } from "../content/technologies.ts";
import { technologyIcons } from "../content/technology-icons.ts";
import type { Page, Theme } from "./define-page.tsx";
import {
  about,
  accessibility,
  blog,
  career,
  contactUs,
  expertisePages,
  home,
  ourWork,
  privacy,
  servicePages,
  servicesFinder,
  serviceSection,
} from "./pages.tsx";
import { postPage } from "./post-pages.tsx";
import type { ServiceSlug } from "../content/slugs.ts";

export type Ink = Service["ink"];

export interface CardStamp {
  ink: Ink;
  /** The address of a drawing; an envelope unless given. */
  art?: string;
  name: string;
  number?: string;
}

export type CardPicture =
  | { kind: "stamps"; stamps: CardStamp[]; postmark: string }
  | { kind: "postmark"; icon: string; ring: string }
  | { kind: "art"; art: string };

/** What stands on the picture of a page (share-image.ts): the page's heading, where it belongs, and its art. */
export interface ShareCard {
  theme: Theme;
  label: string;
  heading: string;
  picture: CardPicture;
}

/** The stamps behind each other on the pages about all services, front one last. */
const fans = new Map<Page, ServiceSlug[]>([
  [home, ["product-development", "ai-ml-development", "web-development"]],
  [servicesFinder, ["mobile-development", "iot-development", "product-development"]],
  [serviceSection, ["cloud-services", "hw-sw-integration", "ui-design"]],
]);

const pageInks = new Map<Page, Ink>([
  [ourWork, "green"],
  [blog, "blue"],
  [career, "gold"],
  [contactUs, "red"],
  [privacy, "violet"],
  [accessibility, "green"],
]);

const writeDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** The card of a page that has been loaded. */
export function shareCard(page: Page): ShareCard {
  const { title, heading = title } = page.loaded()!.head;
  return { theme: page.theme, heading, ...wordsAndPicture(page) };
}

function wordsAndPicture(page: Page): Pick<ShareCard, "label" | "picture"> {
  const service = services.find(({ slug }) => servicePages[slug] === page);
  if (service) {
    const stamp = serviceStamp(service);
    return { label: `Service ${stamp.number} / ${stamp.name}`, picture: stamps([stamp]) };
  }

  const technology = technologies.find(({ slug }) => expertisePages[slug] === page);
  if (technology) {
    const { name, slug } = technology;
    return {
      label: `Expertise / ${name}`,
      picture: { kind: "postmark", icon: technologyIcons[slug], ring: name },
    };
  }

  const post = posts.find(({ id }) => postPage(id) === page);
  if (post) {
    const date = writeDate.format(new Date(post.published));
    const subject = services.find(({ slug }) => slug === post.services[0])!;
    return { label: `Blog / ${post.tags.join(", ")}`, picture: stamps([serviceStamp(subject)], date) };
  }

  const label = page === home ? homeText.eyebrow : page.label;
  if (page === about) return { label, picture: { kind: "art", art: globe } };
  const fan = fans.get(page)?.map((slug) => serviceStamp(services.find((entry) => entry.slug === slug)!));
  return { label, picture: stamps(fan ?? [{ ink: pageInks.get(page) ?? "blue", name: page.label }]) };
}

function stamps(shown: CardStamp[], postmark: string = company.shortName): CardPicture {
  return { kind: "stamps", stamps: shown, postmark };
}

function serviceStamp(service: Service): CardStamp {
  const number = String(services.indexOf(service) + 1).padStart(2, "0");
  return { ink: service.ink, art: service.stamp, name: service.cardTitle, number };
}
