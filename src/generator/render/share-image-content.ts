import { company } from "../../content/company.ts";
import type { Ink } from "../../content/ink.ts";
import { home as homeText } from "../../content/pages/home.ts";
import { serviceWithSlug, stampNumberOf } from "../../content/services.ts";
import type { ServiceSlug } from "../../content/slugs.ts";
import type { Technology } from "../../content/technologies.ts";
import { technologyIconArea, technologyIconSheet } from "../../content/technology-icons.ts";
import { buildOptions } from "../../routing/individual-pages.ts";
import type { PageWithHead } from "../../routing/page-head.ts";
import type { Page } from "../../routing/pages.ts";
import type { ThemeName } from "../../styles/tokens.ts";
import { posts } from "#site";

export interface ShareImageStamp {
  ink: Ink;
  /** The address of its picture; without one the stamp shows an envelope. */
  picture?: string;
  name: string;
  number?: string;
}

export type ShareImagePicture =
  | { kind: "stamps"; stamps: ShareImageStamp[]; postmark: string }
  | {
      kind: "postmark";
      icon: { sheet: typeof technologyIconSheet; area: number[] };
      technology: Technology;
    };

/** The text and the picture on the share image of a page. */
export interface ShareImageContent {
  theme: ThemeName;
  /** The small line above the heading. */
  eyebrow: string;
  heading: string;
  picture: ShareImagePicture;
}

const dateFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

export function shareImageContent(page: PageWithHead): ShareImageContent {
  const { title, heading = title } = page.head;
  return { theme: page.theme, heading, ...eyebrowAndPicture(page) };
}

function eyebrowAndPicture(page: Page): Pick<ShareImageContent, "eyebrow" | "picture"> {
  switch (page.kind) {
    case "individual":
      return { eyebrow: page.path === "/" ? homeText.eyebrow : page.label, picture: individualPicture(page) };
    case "service": {
      const stamp = stampOf(page.service.slug);
      return { eyebrow: `Service ${stamp.number} / ${stamp.name}`, picture: stamps([stamp]) };
    }
    case "technology": {
      const { technology } = page;
      const icon = { sheet: technologyIconSheet, area: technologyIconArea(technology.slug) };
      return { eyebrow: `Expertise / ${technology.name}`, picture: { kind: "postmark", icon, technology } };
    }
    case "post-list": {
      const eyebrow = `${page.label} / page ${page.number}`;
      return { eyebrow, picture: stamps([{ ink: "blue", name: page.label }]) };
    }
    case "post": {
      const post = posts.find(({ id }) => id === page.id)!;
      const date = dateFormat.format(new Date(post.published));
      // All tags of a post may be longer than the room beside the stamp.
      const eyebrow = `Blog / ${post.tags[0]}`;
      return { eyebrow, picture: stamps([stampOf(post.services[0]!)], date) };
    }
    case "not-found":
      return { eyebrow: page.label, picture: stamps([{ ink: "blue", name: page.label }]) };
  }
}

function individualPicture({ path, label }: Page & { kind: "individual" }): ShareImagePicture {
  const picture = buildOptions[path]?.shareImage ?? "blue";
  return stamps(Array.isArray(picture) ? picture.map(stampOf) : [{ ink: picture, name: label }]);
}

function stampOf(slug: ServiceSlug): ShareImageStamp {
  const service = serviceWithSlug(slug);
  const { ink, stampPicture, name } = service;
  return { ink, picture: stampPicture, name, number: stampNumberOf(service) };
}

function stamps(shown: ShareImageStamp[], postmark: string = company.shortName): ShareImagePicture {
  return { kind: "stamps", stamps: shown, postmark };
}
