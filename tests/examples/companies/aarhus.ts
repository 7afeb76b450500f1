import type { Company } from "../../../src/content/schemas/company-schema.ts";

/**
 * A company whose clock changes twice a year, with a long name, no region and no map. Nobody in it exists.
 */
export const company: Company = {
  placeholder: false,
  name: "Åbenrå & Søndergård Softwareudvikling og Maskinlæringsløsninger ApS",
  shortName: "Åben Software",
  tagline: "tech people beyond the boundaries",
  email: "hej@aaben.example",
  phone: "+45 00 00 00 00",
  place: {
    street: "Eksempelvej 12, 3. th.",
    town: "Aarhus",
    country: "Denmark",
    countryCode: "DK",
    timeZone: "Europe/Copenhagen",
  },
  address: ["Eksempelvej 12, 3. th.", "8000 Aarhus C", "Denmark"],
  socialLinks: [
    { name: "LinkedIn", icon: "linkedin", url: "https://www.linkedin.com/company/aaben" },
    { name: "Facebook", icon: "facebook", url: "https://www.facebook.com/aaben" },
    { name: "X (Twitter)", icon: "x", url: "https://x.com/aaben" },
    { name: "Instagram", icon: "instagram", url: "https://www.instagram.com/aaben" },
  ],
  facts: {
    founded: 2011,
    legalName: "Åbenrå & Søndergård Softwareudvikling og Maskinlæringsløsninger Anpartsselskab",
    registration: { register: "CVR", number: "00000000" },
    teamSize: 9,
    people: [{ name: "Første Udvikler", role: "Director", sentence: "Reads every enquiry.", founder: true }],
    readBy: "Første Udvikler",
    replyWithin: "one working day",
    amounts: { advice: "From DKK 9,000 a day.", team: "From kr. 60,000 a month." },
    workplace: "both",
    privacy: { authority: { name: "Datatilsynet", link: "https://www.datatilsynet.dk/" } },
  },
};
