import { firstMonthPriceSentence } from "../../content/fact-text.ts";
import { facts } from "../../content/facts.ts";
import type { ServiceSlug } from "../../content/slugs.ts";

/** Returns a sentence with the price of a service's first month, if the owner has set one. */
export function firstMonthPrice(service: ServiceSlug): string | undefined {
  const price = facts.firstMonthPrices[service];
  return price && firstMonthPriceSentence(price);
}
