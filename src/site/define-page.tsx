import { use, type ComponentType } from "react";

export type Theme = "light" | "blue" | "dark" | "about-dark";

export interface Declaration {
  path: string;
  /** The page's name in menus. */
  label: string;
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  /** Of the top bar and the page's first screen; light unless said. */
  theme?: Theme;
  /** Other addresses of the same page: prerendered too, canonical to `path`. */
  aliases?: string[];
  /** Whether search engines may list it; true unless said. */
  indexed?: boolean;
  load: () => Promise<{ default: ComponentType }>;
}

export interface Page extends Omit<Declaration, "load"> {
  theme: Theme;
  aliases: string[];
  indexed: boolean;
  /** Fetches the page's code; the same promise while it is under way and after. */
  preload: () => Promise<unknown>;
  /** Lets a failed load be tried again. */
  forget: () => void;
  /** Renders at once when the code is here (so hydration never falls back to "Loading..."), suspends when not. */
  View: ComponentType;
}

/** Declares one page; everything that knows pages (router, menus, head, prerender, sitemap) reads the result. */
export function definePage({
  load,
  theme = "light",
  aliases = [],
  indexed = true,
  ...rest
}: Declaration): Page {
  let loaded: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;

  const preload = () => (pending ??= load().then((module) => (loaded = module.default)));

  function View() {
    const Component = loaded ?? use(preload());
    // Not a new component at each render, as the rule fears: the same one from the moment it is loaded.
    // oxlint-disable-next-line react/static-components
    return <Component />;
  }

  return {
    ...rest,
    theme,
    aliases,
    indexed,
    preload,
    // A load under way or done is kept: dropping it would suspend for ever.
    forget: () => {
      if (!loaded) pending = undefined;
    },
    View,
  };
}
