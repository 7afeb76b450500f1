import type { Company } from "../../../src/content/schemas/company-schema.ts";

/**
 * A company ahead of UTC, with letters that are in a separate font file, and with a map. Nobody in it exists.
 */
export const company: Company = {
  placeholder: false,
  name: "Ōyama Sōzō Gijutsu Kenkyūjo",
  shortName: "Ōyama",
  tagline: "tech people beyond the boundaries",
  email: "konnichiwa@oyama.example",
  phone: "+81 6-0000-0000",
  place: {
    street: "1-2-3 Reidai, Chūō-ku",
    town: "Ōsaka",
    region: "Ōsaka Prefecture",
    country: "Japan",
    countryCode: "JP",
    timeZone: "Asia/Tokyo",
    workingDay: { start: "09:30", end: "18:30" },
  },
  address: ["1-2-3 Reidai, Chūō-ku", "Ōsaka 540-0000", "Japan"],
  socialLinks: [
    { name: "LinkedIn", icon: "linkedin", url: "https://www.linkedin.com/company/oyama" },
    { name: "Facebook", icon: "facebook", url: "https://www.facebook.com/oyama" },
    { name: "X (Twitter)", icon: "x", url: "https://x.com/oyama" },
    { name: "Instagram", icon: "instagram", url: "https://www.instagram.com/oyama" },
  ],
  map: { latitude: 34.6937, longitude: 135.5023, zoom: 13 },
  teamFigures: {
    aiMl: { experts: "4", years: "3", models: "7", clients: "6", improvements: "20%" },
    dataScience: { scientists: "2", revenue: "10%", costs: "5%" },
  },
  facts: {
    founded: 1998,
    legalName: "Ōyama Sōzō Gijutsu Kenkyūjo Kabushiki-gaisha",
    amounts: { advice: "From ¥120,000 a day." },
    insurance: "Our work is insured up to ¥100,000,000.",
    workplace: "office",
  },
};
