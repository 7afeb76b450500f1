/** The texts that all technology pages share. */
export const technologyLabels = {
  titleOf: (technology: string) => `${technology} expertise`,
  relatedTitleOf: (technology: string) => `Get help with ${technology}`,
  pairsTitle: "Goes well with",
  alternativesLabel: "When we’d use something else",
  docsLabel: "Official documentation",
  /** The first line of an enquiry. */
  firstLineOf: (technology: string) => `About ${technology}:`,
};
