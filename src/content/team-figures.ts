/** A figure that one team states of its own work (Rule "Team figures"). */
export interface Figure {
  value: string;
  meaning: string;
}

export const aiFigures = {
  experts: { value: "30+", meaning: "AI/ML experts" },
  models: { value: "50+", meaning: "ML models" },
  clients: { value: "35+", meaning: "clients" },
} satisfies Record<string, Figure>;

export const dataFigures = {
  scientists: { value: "25+", meaning: "data scientists" },
  revenue: { value: "15-40%", meaning: "revenue up" },
  costs: { value: "20-35%", meaning: "costs down" },
} satisfies Record<string, Figure>;

/** What stands beside them wherever they are quoted: the pages of the teams say it too, in their own text. */
export const startingPoint = "What you can gain depends on where you start, so we measure that first.";

/** Two of a team's figures, with the way to the page that has them all and says how to read them. */
export interface TeamFigures {
  label: string;
  figures: Figure[];
  linkLabel: string;
}
