import { backgrounds } from "../../styles/tokens.ts";
import type { CheckedCompany } from "../company/read-company.ts";
import { icons, type Icon } from "../pictures/icon-files.ts";

/**
 * Returns the web app manifest, which gives the site a name and icons on a home screen. It still opens in the
 * browser.
 */
export function webManifest({ name, shortName }: CheckedCompany): string {
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    theme_color: backgrounds.light,
    background_color: backgrounds.light,
    icons: [entry(icons.small), entry(icons.large), { ...entry(icons.maskable), purpose: "maskable" }],
  });
}

const entry = ({ file, size }: Icon) => ({ src: file, sizes: `${size}x${size}`, type: "image/png" });
