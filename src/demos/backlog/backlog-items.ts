interface Item {
  title: string;
  /** Weeks of work. */
  weeks: number;
  /** The chance in percent that the item proves wrong, which ends the project. */
  risk: number;
}

/** Made-up items in the order in which teams tend to plan: first the parts that everybody sees. */
export const backlog = {
  accounts: { title: "Sign-up and roles", weeks: 4, risk: 0 },
  dashboard: { title: "Dashboard", weeks: 5, risk: 0 },
  settings: { title: "Settings", weeks: 2, risk: 0 },
  payment: { title: "Pay per warehouse", weeks: 9, risk: 30 },
  upload: { title: "Upload photos", weeks: 5, risk: 8 },
  labels: { title: "Read torn labels", weeks: 6, risk: 15 },
  scanning: { title: "Scan each pallet", weeks: 11, risk: 40 },
  returns: { title: "Returns in the ERP", weeks: 8, risk: 20 },
} satisfies Record<string, Item>;

export type ItemName = keyof typeof backlog;

export const plannedOrder = Object.keys(backlog) as ItemName[];

export const riskiestFirst = plannedOrder.toSorted((one, other) => backlog[other].risk - backlog[one].risk);

export const biggestRisk = riskiestFirst[0]!;

/** The weeks of work of all items. */
export const allWeeks = plannedOrder.reduce((sum, item) => sum + backlog[item].weeks, 0);

/** The weeks of work that the budget pays for. */
export const fundedWeeks = 35;
