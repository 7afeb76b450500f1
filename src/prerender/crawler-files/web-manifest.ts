import { backgrounds } from "../../styles/tokens.ts";
import { company } from "../company/checked-company.ts";

/** Returns the web app manifest, which gives the site a name and icons on a home screen. It still opens in the browser. */
export function webManifest(): string {
  const icon = { src: "/icon-512.png", sizes: "512x512", type: "image/png" };
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
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
