import { applyEach, min, required, schema } from "@angular/forms/signals";

export interface Claim {
  policy: string;
  injured: boolean;
  hospital: string;
  items: { label: string; amount: number }[];
}

export const claimRules = schema<Claim>((claim) => {
  required(claim.policy, { message: "Enter the policy number" });
  required(claim.hospital, {
    when: ({ valueOf }) => valueOf(claim.injured),
    message: "Enter the name of the hospital",
  });
  applyEach(claim.items, (item) => {
    min(item.amount, 1, { message: "Enter an amount of 1 or more" });
  });
});
