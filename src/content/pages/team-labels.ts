/** The texts that both team pages share, which the rule "Team pages" fixes. */
export const teamLabels = {
  accountabilityTitle: "We take absolute Accountability!",
  accountabilityEnquiry: "Let's Chat",
};
