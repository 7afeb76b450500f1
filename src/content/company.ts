import type { Company } from "./schemas/company-schema.ts";

/**
 * The company that the site speaks for, in the order in which an owner fills it in. All values are
 * placeholders to replace before going live: while `placeholder` is true, a production build and
 * `npm run doctor` say so.
 */
export const company: Company = {
  placeholder: true,
  name: "Northlane Works",
  /**
   * At most 20 characters, for titles, the drawer and the top bar (of narrow screens, or of all if the name
   * is longer).
   */
  shortName: "Northlane",
  tagline: "tech people beyond the boundaries",
  email: "hello@example.com",
  phone: "+91 00000 00000",
  place: {
    street: "12 Example Road",
    town: "Pune",
    region: "Maharashtra",
    country: "India",
    /** Two letters, as in ISO 3166. */
    countryCode: "IN",
    /** The IANA name of the time zone, which the hours shared with clients are computed with. */
    timeZone: "Asia/Kolkata",
    /** On the clock of that zone. */
    workingDay: { start: "09:30", end: "18:30" },
  },
  /** The lines of the postal address below the name. */
  address: ["12 Example Road", "Pune 000000", "Maharashtra, India"],
  socialLinks: [
    { name: "Facebook", icon: "facebook", url: "https://www.facebook.com/" },
    { name: "X (Twitter)", icon: "x", url: "https://x.com/" },
    { name: "LinkedIn", icon: "linkedin", url: "https://www.linkedin.com/" },
    { name: "Instagram", icon: "instagram", url: "https://www.instagram.com/" },
  ],
  /**
   * The marker on the footer's map, in degrees with north and east positive; `zoom` is 12 unless set. It may
   * be left out.
   */
  map: { latitude: 18.5204, longitude: 73.8567 },
  /** The figures on /about and on the pages of the two teams (rule "Team figures"). */
  teamFigures: {
    aiMl: { experts: "30+", years: "5+", models: "50+", clients: "35+", improvements: "30-300%" },
    dataScience: { scientists: "25+", revenue: "15-40%", costs: "20-35%" },
  },

  /**
   * Facts that visitors look for before they write, all optional: one that is not set appears nowhere.
   * `npm run doctor` names what is missing, the most valuable first. tests/examples/company.ts has every
   * fact set.
   */
  facts: {
    /**
     * The year of foundation, on the home page. How long a company has existed is a question that few
     * visitors ask aloud.
     */
    founded: undefined,
    /**
     * The registered name, in the footer of every page, where a client's purchasing department looks for it.
     */
    legalName: undefined,
    /**
     * `{ register: "CIN", number: "..." }`, after the legal name. The forms of CIN, LLPIN and GSTIN are
     * checked.
     */
    registration: undefined,
    /**
     * Lines after the registration, such as "Impressum: represented by ..." and "VAT ID: ...". Many countries
     * demand them; Germany does in section 5 of the Digitale-Dienste-Gesetz.
     */
    imprint: [],
    /** The number of people, on home and career. It tells a client whether you fit the size of the job. */
    teamSize: undefined,
    /**
     * `{ name, role, sentence, photo, profile, founder }`: on about and career, founders first. The picture is
     * in src/content/people; the build cuts it to a square. Readers write to people sooner than to companies.
     */
    people: [],
    /** `{ "id-of-a-post": "Name of one of the people" }`: at the post, in the feed and for search engines. */
    postAuthors: {},
    /**
     * `{ client, built, result, quote: { text, by }, permission: { by, since: "2026-01-31" }, link,
     * services }`: on our work, and on the page of each service that it names. The strongest proof there is;
     * needs the client's permission.
     */
    references: [],
    /** `{ name, number, link }`, on home and about. The link leads to the certificate or its register. */
    certifications: [],
    /** `{ name: "AWS", regions: "Mumbai, Frankfurt" }`, on the page of Cloud Services. */
    clouds: [],
    /**
     * `{ kind: "Languages and systems of devices", names: "C, C++, Zephyr", services }`: what you know beyond
     * the technologies of the site, on the page of each service that it names.
     */
    moreTechnologies: [],
    /**
     * `{ "iot-development": "EUR 6,000 to 9,000" }`: what the first month of a service costs, on its page and
     * on services.
     */
    firstMonthPrices: {},
    /**
     * Completes "within ...": "two working days". Shown on contact and in the enquiry card, where it helps
     * visitors most to write.
     */
    replyWithin: undefined,
    /** The name of the person among `people` who reads enquiries, on contact and in the enquiry card. */
    readBy: undefined,
    /**
     * One sentence each, "From EUR 900 a day.", with the ways to hire you. It spares you enquiries that do
     * not fit.
     */
    amounts: { project: undefined, team: undefined, advice: undefined },
    /** A sentence on the insurance that covers the work, shown among the terms. */
    insurance: undefined,
    /** A sentence on whom clients can call at night and at what hours, shown among the terms. */
    onCall: undefined,
    /** Completes "Either side can end the arrangement with ... of notice", of a team extension: "30 days". */
    noticePeriod: undefined,
    /** "office", "remote" or "both", on career. */
    workplace: undefined,
    /** A sentence on how pay is decided, on career. Candidates ask for it first. */
    payPrinciple: undefined,
    /** Statements for the privacy page that laws on data protection ask for. */
    privacy: {
      /** The person who answers requests, with an address: "The managing director, privacy@example.com". */
      answeredBy: undefined,
      /** A sentence: "We answer you on the basis of Article 6(1)(b) GDPR, steps before a contract." */
      legalBasis: undefined,
      /** Completes "We keep a message for ...": "24 months after the last message". */
      keptFor: undefined,
      /** `{ name, link }` of the authority that completes "Complaints about us go to ...". */
      authority: undefined,
    },
  },
};
