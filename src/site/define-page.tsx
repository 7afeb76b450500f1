import { use, type ComponentType } from "react";

export type Theme = "light" | "blue" | "dark" | "about-dark";

/** What a page says of itself in the document's head. */
export interface PageHead {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  /** For search engines: 100 to 165 characters. */
  description: string;
  /** The h1, where it is not the title. */
  heading?: string;
  /** Whether search engines may list the page; yes unless said. */
  indexed?: boolean;
  /** Of an article: the ISO dates of its publication and of its last change of substance. */
  published?: string;
  updated?: string;
}

/** What arrives with a page's code, so that no page pays for the texts of the others. */
export interface LoadedPage {
  head: PageHead;
  Content: ComponentType;
}

export interface Declaration {
  path: string;
  /** The page's name in menus. */
  label: string;
  /** Of the top bar and the page's first screen; light unless said. */
  theme?: Theme;
  /** Other addresses of the same page: prerendered too, canonical to `path`. */
  aliases?: string[];
  load: () => Promise<LoadedPage>;
}

export interface Page extends Omit<Declaration, "load"> {
  theme: Theme;
  aliases: string[];
  /** Fetches the page's code, once `when` is fulfilled; the same promise while it is under way and after. */
  preload: (when?: Promise<void>) => Promise<LoadedPage>;
  /** Gives up a load that has not arrived: the next one starts afresh. */
  forget: () => void;
  /** What has been fetched, if it has. */
  loaded: () => LoadedPage | undefined;
}

/** Declares one page; everything that knows pages (router, menus, head, prerender, sitemap) reads the result. */
export function definePage({ load, theme = "light", aliases = [], ...rest }: Declaration): Page {
  let loaded: LoadedPage | undefined;
  let pending: Promise<LoadedPage> | undefined;

  function preload(when?: Promise<void>): Promise<LoadedPage> {
    const attempt: Promise<LoadedPage> =
      pending ??
      Promise.resolve(when)
        // Forgotten while it waited, so nobody waits for it any more.
        .then(() => (pending === attempt ? load() : Promise.withResolvers<LoadedPage>().promise))
        .then((page) => (loaded = page));
    return (pending = attempt);
  }

  return {
    ...rest,
    theme,
    aliases,
    preload,
    // A load that is done is kept: asking again would suspend a page that is on screen.
    forget: () => {
      if (!loaded) pending = undefined;
    },
    loaded: () => loaded,
  };
}

/** The fetched page: at once when it is here, suspending when not. A prerendered page stays as it is meanwhile. */
export function useLoadedPage(page: Page): LoadedPage {
  return page.loaded() ?? use(page.preload());
}
