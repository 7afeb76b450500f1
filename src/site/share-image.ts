/** In px: the picture of a page that other sites and chats show for a link, drawn by the build. */
export const shareImageSize = { width: 1200, height: 630 };

export function shareImagePath({ path }: { path: string }): string {
  return `/og/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
