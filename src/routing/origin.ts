/**
 * The site's address, without a slash at its end. A build outside Netlify falls back to the reserved example
 * domain.
 */
export const origin: string = import.meta.env.SITE_ORIGIN || "https://www.example.com";
