import { backgrounds } from "../../styles/tokens.ts";
import type { CheckedCompany } from "../company/read-company.ts";

/**
 * Returns the web app manifest, which gives the site a name and icons on a home screen. It still opens in the
 * browser.
 */
export function webManifest({ name, shortName }: CheckedCompany): string {
  const icon = { src: "/icon-512.png", sizes: "512x512", type: "image/png" };
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    theme_color: backgrounds.light,
    background_color: backgrounds.light,
    icons: [
      { ...icon, src: "/icon-192.png", sizes: "192x192" },
      icon,
      { ...icon, src: "/icon-maskable.png", purpose: "maskable" },
    ],
  });
}
