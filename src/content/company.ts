/**
 * Who the site speaks for. Every value is a placeholder to replace before going live: while `placeholder` is true a
 * production build says so.
 */
export const company = {
  placeholder: true,
  name: "Northlane Works",
  shortName: "Northlane",
  tagline: "tech people beyond the boundaries",
  email: "hello@example.com",
  phone: "+91 00000 00000",
  address: ["12 Example Road", "Pune", "Maharashtra, India"],
  socialLinks: [
    { name: "Facebook", icon: "facebook", url: "https://www.facebook.com/" },
    { name: "X (Twitter)", icon: "x", url: "https://x.com/" },
    { name: "LinkedIn", icon: "linkedin", url: "https://www.linkedin.com/" },
    { name: "Instagram", icon: "instagram", url: "https://www.instagram.com/" },
  ],
  /** Our own static page; it loads the interactive map of OpenStreetMap into the same frame on request. */
  mapPage: "/map.html",
} as const;
