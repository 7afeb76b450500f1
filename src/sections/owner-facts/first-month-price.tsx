import { css } from "@linaria/core";
import { firstMonthPrices } from "virtual:facts";
import type { ServiceSlug } from "../../content/slugs.ts";

/** A sentence with the price of a service's first month. Renders nothing when the owner has not set one. */
export function FirstMonthPrice({ service }: { service: ServiceSlug }) {
  const price = firstMonthPrices[service];
  if (!price) return;
  return <p className={sentence}>The first month costs {price}.</p>;
}

const sentence = css`
  margin-block-start: 28px;
  font-weight: 620;
`;
