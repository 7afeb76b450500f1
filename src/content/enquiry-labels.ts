/** The labels of buttons that open the enquiry card, except those that a rule fixes. Each has one meaning on all pages. */
export const enquiryLabels = {
  project: "Describe your project",
  question: "Ask an engineer",
  application: "Introduce yourself",
} as const;

export type EnquiryLabel = (typeof enquiryLabels)[keyof typeof enquiryLabels];
