/** The texts that all service pages share. */
export const servicePage = {
  priceLabel: "Pricing",
  audienceLabel: "Who it’s for",
  caseStudyLabel: "An invented example",
  withEngineers: "If you have engineers",
  withoutEngineers: "If you don’t",
  forEngineers: "For your engineers",
  lawIntro: "This is the law as of November 2026, and we build to it.",
  questionsTitle: "Questions",
  terms: { text: "The code, the accounts and the data belong to you.", linkLabel: "All our terms" },
  relatedTitle: "Related services",
};
