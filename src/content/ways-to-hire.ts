export interface WayToHire {
  name: string;
  audience: string;
}

/** The three ways to hire us, and whom each is for. Prices and terms, which fewer pages need, are in working-with-us.ts. */
export const waysToHire = {
  project: {
    name: "Project",
    audience: "You know what you want, such as a first version or a connected device.",
  },
  team: {
    name: "Team extension",
    audience: "You have a plan and need more engineers who know your technologies.",
  },
  advice: {
    name: "Advice by the day",
    audience: "You face a decision that would be expensive to undo.",
  },
} satisfies Record<string, WayToHire>;
