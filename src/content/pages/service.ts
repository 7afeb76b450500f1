/** The texts that all service pages share. */
export const servicePage = {
  priceLabel: "Price",
  audienceLabel: "Who it’s for",
  caseStudyLabel: "A worked example",
  withEngineers: "If you have engineers",
  withoutEngineers: "If you don’t",
  forEngineers: "For your engineers",
  lawIntro: "As of November 2026. We build to these rules; your lawyer confirms which apply to you.",
  questionsTitle: "Questions",
  terms: { text: "The code, the accounts and the data belong to you.", linkLabel: "All our terms" },
  relatedTitle: "Related services",
};
