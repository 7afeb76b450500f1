/**
 * The label of the buttons that open the enquiry card on every page, and in the heroes that draw its
 * envelope.
 */
export const messageUs = "Message Us";

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
