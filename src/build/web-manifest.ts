import { grounds } from "../styles/tokens.ts";
import { company } from "./checked-company.ts";

/** The web app manifest. The site stays a page in the browser; this gives it a name and icons on a home screen. */
export function webManifest(): string {
  const icon = { src: "/icon-512.png", sizes: "512x512", type: "image/png" };
  return JSON.stringify({
    name: company.name,
    short_name: company.shortName,
    start_url: "/",
    display: "browser",
    theme_color: grounds.light,
    background_color: grounds.light,
    icons: [
      { ...icon, src: "/icon-192.png", sizes: "192x192" },
      icon,
      { ...icon, src: "/icon-maskable.png", purpose: "maskable" },
    ],
  });
}
