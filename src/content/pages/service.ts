/** The words that all service pages share. */
export const servicePage = {
  priceLabel: "Price",
  suitsLabel: "Suits",
  incidentLabel: "A worked example",
  withEngineers: "With your own engineers",
  withoutEngineers: "Without engineers",
  forEngineers: "For your engineers",
  questionsTitle: "Questions",
  terms: { text: "Code, accounts and data are yours from the first day.", linkLabel: "Our terms in full" },
  relatedTitle: "Related services",
};
