export interface Card {
  title: string;
  /** In percent of the budget. */
  cost: number;
  /** The chance, in percent, that it proves wrong and ends the project. */
  doubt: number;
  /** The part of the cost at which a test without software settles the doubt; none where only building it does. */
  test?: number;
}

/** Made up: the product of the risk register, with its five risks and three things that hold none. */
const cards = {
  scanning: { title: "Scan at the dock", cost: 22, doubt: 40, test: 1 },
  payment: { title: "Pay per warehouse", cost: 18, doubt: 30, test: 1 },
  returns: { title: "Returns in the ERP", cost: 16, doubt: 20, test: 1 },
  labels: { title: "Read torn labels", cost: 13, doubt: 15, test: 1 },
  upload: { title: "Upload at the dock", cost: 10, doubt: 8, test: 1 },
  dashboard: { title: "Dashboard", cost: 9, doubt: 2 },
  accounts: { title: "Sign-up and roles", cost: 7, doubt: 1 },
  settings: { title: "Settings", cost: 5, doubt: 0 },
};

export type CardName = keyof typeof cards;

export const backlog: Record<CardName, Card> = cards;

export type Order = readonly CardName[];

export const cardNames = Object.keys(backlog) as CardName[];

/** As teams tend to plan: what everybody sees comes first. */
export const plannedOrder: Order = [
  "accounts",
  "dashboard",
  "payment",
  "settings",
  "upload",
  "scanning",
  "labels",
  "returns",
];

export const riskiestFirst: Order = cardNames.toSorted(
  (one, other) => backlog[other].doubt - backlog[one].doubt,
);

export const easiestFirst: Order = cardNames.toSorted(
  (one, other) => backlog[one].cost - backlog[other].cost,
);

/** The card that could sink the project most easily. */
export const biggestDoubt: CardName = riskiestFirst[0]!;
