// @ts-check
/**
 * @typedef {{ state: "loading" }
 *   | { state: "failed", reason: string }
 *   | { state: "ready", cents: number }} Basket
 */

const euros = new Intl.NumberFormat("en-IE", {
  style: "currency",
  currency: "EUR",
});

/** @type {(basket: Basket) => string} */
export function describe(basket) {
  switch (basket.state) {
    case "loading": return "Loading your basket";
    case "failed": return `No basket: ${basket.reason}`;
    case "ready": return euros.format(basket.cents / 100);
  }
}
