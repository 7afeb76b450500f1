/** The words that all service pages share. */
export const servicePage = {
  priceLabel: "Price",
  suitsLabel: "Suits",
  incidentLabel: "A worked example",
  withEngineers: "With your own engineers",
  withoutEngineers: "Without engineers",
  forEngineers: "For your engineers",
  lawIntro: "As of November 2026. We build to these rules; your lawyer confirms which apply to you.",
  questionsTitle: "Questions",
  terms: { text: "Code, accounts and data are yours from the first day.", linkLabel: "Our terms in full" },
  relatedTitle: "Related services",
};
