const place = {
  street: "12 Example Road",
  town: "Pune",
  region: "Maharashtra",
  country: "India",
  /** Two letters, as in ISO 3166. */
  countryCode: "IN",
  /** IANA's name: what the shared hours are counted with. */
  timeZone: "Asia/Kolkata",
} as const;

/** What only the owner can promise. What is not set appears nowhere. */
export interface Commitments {
  /** How soon an enquiry is answered, as it ends the sentence "within ...": "two working days". */
  replyWithin?: string;
  /** A sentence with the amount that a format of working together costs: "From EUR 900 a day." */
  amounts?: { project?: string; team?: string; advice?: string };
  /** A sentence on the insurance that covers the work. */
  insurance?: string;
}

/**
 * Who the site speaks for. Every value is a placeholder to replace before going live, but the tagline, which is fixed
 * (Rule "Company"): while `placeholder` is true a production build says so.
 */
export const company = {
  placeholder: true as boolean,
  name: "Northlane Works",
  shortName: "Northlane",
  tagline: "tech people beyond the boundaries",
  email: "hello@example.com",
  phone: "+91 00000 00000",
  place,
  /** As on an envelope. */
  address: [place.street, place.town, `${place.region}, ${place.country}`],
  socialLinks: [
    { name: "Facebook", icon: "facebook", url: "https://www.facebook.com/" },
    { name: "X (Twitter)", icon: "x", url: "https://x.com/" },
    { name: "LinkedIn", icon: "linkedin", url: "https://www.linkedin.com/" },
    { name: "Instagram", icon: "instagram", url: "https://www.instagram.com/" },
  ],
  /** Our own static page; it loads the interactive map of OpenStreetMap into the same frame on request. */
  mapPage: "/map.html",
  commitments: {} as Commitments,
} as const;
