/** The texts that all service pages share. */
export const serviceLabels = {
  priceLabel: "Pricing",
  audienceLabel: "Who it’s for",
  /** Stands before the number of a week of the first month. */
  weekLabel: "Week",
  caseStudyLabel: "A made-up example",
  forEngineers: "For your engineers",
  documentLabel: "Interface document",
  reportTitle: "Test report",
  passed: "All passed",
  failed: "Not passed",
  lawIntro: "As of November 2026.",
  questionsTitle: "Questions",
  termsLabel: "How we price, and our terms",
  relatedTitle: "Related services",
};
