export interface Icon {
  /** From the site's root. */
  file: string;
  /** In pixels. */
  size: number;
  /** The width of the favicon relative to `size`; below 1 the icon has an opaque background. */
  scale?: number;
}

/** The PNG files of the favicon, for the web app manifest, iOS, the feed and search engines. */
export const icons = {
  small: { file: "/icon-192.png", size: 192 },
  large: { file: "/icon-512.png", size: 512 },
  // Home screens crop a maskable icon to a circle of 80% of its width (W3C Manifest, "Maskable icons").
  maskable: { file: "/icon-maskable.png", size: 512, scale: 0.56 },
  appleTouch: { file: "/apple-touch-icon.png", size: 180, scale: 0.8 },
} satisfies Record<string, Icon>;
