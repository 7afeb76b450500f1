/** The texts that both team pages share. The rule "Team pages" fixes the last two. */
export const teamLabels = {
  turnHint: "Tap or point at a card to turn it.",
  accountabilityTitle: "We take absolute Accountability!",
  accountabilityEnquiry: "Let's Chat",
};
