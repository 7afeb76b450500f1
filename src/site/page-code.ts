import { createContext, useContext, useSyncExternalStore, type ComponentType } from "react";

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
  /** The addresses before and after, where the page is one of a series. */
  series?: { previous?: string; next?: string };
}

/** What arrives with a page's code, so that no page pays for the texts of the others. */
export interface LoadedPage {
  head: PageHead;
  Content: ComponentType;
}

export interface PageCode {
  /** Fetches the page's code, once; a load that has failed is started anew. */
  preload: () => Promise<LoadedPage>;
  /** What has been fetched, if it has. */
  loaded: () => LoadedPage | undefined;
  /** Asks for the code and tells when it is here. */
  subscribe: (arrived: () => void) => () => void;
}

export function pageCode(load: () => Promise<LoadedPage>): PageCode {
  let loaded: LoadedPage | undefined;
  let pending: Promise<LoadedPage> | undefined;

  async function fetchCode(): Promise<LoadedPage> {
    try {
      // A request may be lost: one more try is cheaper than a failure on screen.
      return (loaded = await load().catch(load));
    } catch (error) {
      pending = undefined;
      throw error;
    }
  }

  const preload = () => (pending ??= fetchCode());

  return {
    preload,
    loaded: () => loaded,
    subscribe: (arrived) => {
      // A failure is for the page's boundary to show.
      preload().then(arrived, () => {});
      return () => {};
    },
  };
}

/** The page's code: asked for when it is not here, `undefined` until it is. */
export function useLoadedPage({ subscribe, loaded }: PageCode): LoadedPage | undefined {
  return useSyncExternalStore(subscribe, loaded, loaded);
}

type Preload = PageCode["preload"];

/** How links reach the code of the page they lead to. Given by the application: here nobody knows the pages' code. */
export const PreloadContext = createContext<(path: string) => Preload>(() => () => {
  throw new Error("There is no <PreloadContext> above this link.");
});

export function usePreload(): (path: string) => Preload {
  return useContext(PreloadContext);
}
