/**
 * The label of the buttons that open the enquiry card on every page, and on the first screens that draw its
 * envelope.
 */
export const messageUs = "Message Us";

/**
 * How the letter of the enquiry card begins, and those on pages. It is here and not with the other words of
 * the card (enquiry-texts.ts), which pages do not load.
 */
export const greeting = (shortName: string) => `Dear ${shortName},`;

/**
 * The labels of the other buttons that open the enquiry card, except those that a rule fixes. Each has one
 * meaning on all pages.
 */
export const enquiryLabels = {
  project: "Describe your project",
  question: "Ask an engineer",
  application: "Introduce yourself",
} as const;

export type EnquiryLabel = (typeof enquiryLabels)[keyof typeof enquiryLabels];
