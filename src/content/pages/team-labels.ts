/** The texts that both team pages share. The rule "Team pages" fixes the last two. */
export const teamLabels = {
  turnHint: "Tap or point to turn a card.",
  accountabilityTitle: "We take absolute Accountability!",
  accountabilityEnquiry: "Let's Chat",
};
