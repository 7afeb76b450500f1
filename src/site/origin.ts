/** The site's address. Netlify sets URL at build time; a local build falls back to the reserved example domain. */
export const origin: string = import.meta.env.SITE_ORIGIN || "https://www.example.com";
