/**
 * The size in px of a share image. The build draws one for each page, and chats and other sites show it with
 * a link to the page.
 */
export const shareImageSize = { width: 1200, height: 630 };

/** Returns the path of the share image of a page, which begins with "/". No page has a "_" in its own path. */
export function shareImagePath({ path }: { path: string }): string {
  return `/og/${path === "/" ? "home" : path.slice(1).replaceAll("/", "_")}.png`;
}
