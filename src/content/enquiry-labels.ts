/** The labels of buttons that open the card, besides those which the rules fix. Each means the same on every page. */
export const enquiryLabels = {
  project: "Describe your project",
  question: "Ask an engineer",
  application: "Introduce yourself",
} as const;

export type EnquiryLabel = (typeof enquiryLabels)[keyof typeof enquiryLabels];
