/**
 * The size in px of a share image, which the build draws for each page, and chats and other sites show with a
 * link.
 */
export const shareImageSize = { width: 1200, height: 630 };

/** Returns the path of the share image of a page, which begins with "/". */
export function shareImagePath({ path }: { path: string }): string {
  return `/og/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
