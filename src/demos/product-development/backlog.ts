interface Card {
  title: string;
  /** Of work. */
  weeks: number;
  /** The chance, in percent, that it proves wrong and ends the project. */
  doubt: number;
}

/** Made up: the product of the list of doubts, with five of them and three cards that hold none. */
const cards = {
  scanning: { title: "Scan at the dock", weeks: 11, doubt: 40 },
  payment: { title: "Pay per warehouse", weeks: 9, doubt: 30 },
  returns: { title: "Returns in the ERP", weeks: 8, doubt: 20 },
  labels: { title: "Read torn labels", weeks: 6, doubt: 15 },
  upload: { title: "Upload at the dock", weeks: 5, doubt: 8 },
  dashboard: { title: "Dashboard", weeks: 5, doubt: 0 },
  accounts: { title: "Sign-up and roles", weeks: 4, doubt: 0 },
  settings: { title: "Settings", weeks: 2, doubt: 0 },
};

export type CardName = keyof typeof cards;

export const backlog: Record<CardName, Card> = cards;

/** From the biggest doubt to none. */
export const riskiestFirst = Object.keys(cards) as CardName[];

export const biggestDoubt: CardName = "scanning";

/** As teams tend to plan: what everybody sees comes first. */
export const plannedOrder: readonly CardName[] = [
  "accounts",
  "dashboard",
  "settings",
  "payment",
  "upload",
  "labels",
  "scanning",
  "returns",
];

/** So many weeks of work are paid for. */
export const fundedWeeks = 35;
