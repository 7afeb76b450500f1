import type { Company } from "../../src/content/schemas/company-schema.ts";

/**
 * A company with every fact set, to see and test all that an owner can fill in. It has what a build may
 * stumble over, too: a long name with an ampersand and letters that are in a separate font file, a clock that
 * changes twice a year, no region and no map. Nobody in it exists.
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
    workingDay: { start: "09:30", end: "18:30" },
  },
  address: ["Eksempelvej 12, 3. th.", "8000 Aarhus C", "Denmark"],
  socialLinks: [
    { name: "LinkedIn", icon: "linkedin", url: "https://www.linkedin.com/company/example-works" },
    { name: "Facebook", icon: "facebook", url: "https://www.facebook.com/example-works" },
    { name: "X (Twitter)", icon: "x", url: "https://x.com/example-works" },
    { name: "Instagram", icon: "instagram", url: "https://www.instagram.com/example-works" },
  ],
  teamFigures: {
    aiMl: { experts: "4", years: "3", models: "7", clients: "6", improvements: "20%" },
    dataScience: { scientists: "2", revenue: "10%", costs: "5%" },
  },
  facts: {
    founded: 2014,
    legalName: "Åbenrå & Søndergård Softwareudvikling og Maskinlæringsløsninger Anpartsselskab",
    registration: { register: "CIN", number: "U72900PN2014PTC000000" },
    imprint: ["Represented by First Engineer", "VAT ID: DK00000000"],
    teamSize: 24,
    people: [
      {
        name: "Second Engineer",
        role: "Embedded systems",
        sentence: "Writes the firmware, and the test that unplugs it.",
        photo: "second.svg",
      },
      {
        name: "First Engineer",
        role: "Managing director",
        sentence: "Reads each enquiry, and asks the question that decides the price.",
        photo: "first.svg",
        profile: "https://www.example.com/first-engineer",
        founder: true,
      },
      {
        name: "Third Engineer",
        role: "Web and accessibility",
        sentence: "Tests each page with a keyboard first.",
      },
    ],
    postAuthors: { "newer-post": "Third Engineer", "older-post": "First Engineer" },
    references: [
      {
        client: "First Client",
        built: "An ordering portal for 400 dealers over weak mobile data.",
        result: "An order that is sent twice arrives once.",
        quote: { text: "The first working version ran in week four.", by: "Head of sales, First Client" },
        permission: { by: "Head of sales, First Client", since: "2026-01-31" },
        link: "https://www.example.com/first-client",
        services: ["web-development", "mobile-development"],
      },
      {
        client: "Second Client",
        built: "Probes in 60 fields, their gateway and the charts of their readings.",
        result: "Device and server agree on the time.",
        permission: { by: "Founder, Second Client", since: "2025-06-30" },
        services: ["iot-development", "hw-sw-integration", "data-science"],
      },
    ],
    certifications: [
      { name: "ISO/IEC 27001", number: "EX-0000", link: "https://www.example.com/certificates/EX-0000" },
    ],
    clouds: [
      { name: "AWS", regions: "Mumbai, Frankfurt" },
      { name: "Azure", regions: "South Africa North" },
    ],
    moreTechnologies: [
      { kind: "On devices", names: "C++, Rust, Zephyr", services: ["iot-development", "hw-sw-integration"] },
      { kind: "Data stores", names: "ClickHouse, DuckDB", services: ["data-science"] },
    ],
    firstMonthPrices: { "iot-development": "EUR 6,000 to 9,000", "ai-ml-development": "EUR 7,000" },
    replyWithin: "two working days",
    readBy: "First Engineer",
    amounts: {
      project: "Projects begin at DKK 60,000.",
      team: "From kr. 60,000 a month for an engineer.",
      advice: "From EUR 500 a day.",
    },
    insurance: "Our work is insured up to EUR 1,000,000 a claim.",
    onCall: "An engineer can be called at any hour under an agreement of its own.",
    noticePeriod: "30 days",
    workplace: "both",
    payPrinciple: "Pay follows the level that two colleagues and you agree on once a year.",
    privacy: {
      answeredBy: "the managing director, privacy@example.com",
      legalBasis: "We answer you on the basis of Article 6(1)(b) of the GDPR, steps before a contract.",
      keptFor: "24 months after the last one",
      authority: {
        name: "Datatilsynet",
        link: "https://www.example.com/board",
      },
    },
  },
};
