// @ts-check
/**
 * @typedef {{ state: "loading" }
 *   | { state: "failed", reason: string }
 *   | { state: "ready", paise: number }} Basket
 */

const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
});

/** @type {(basket: Basket) => string} */
export function describe(basket) {
  switch (basket.state) {
    case "loading": return "Loading your basket";
    case "failed": return `No basket: ${basket.reason}`;
    case "ready": return rupees.format(basket.paise / 100);
  }
}
