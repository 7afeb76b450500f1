export interface NotFoundContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  indexed: false;
  heading: string;
  lead: string;
  /** Stands before the address that was asked for. */
  addressLabel: string;
  suggestions: { title: string; items: string[] };
  servicesTitle: string;
  homeLabel: string;
  enquiryLabel: string;
}

export const notFound: NotFoundContent = {
  title: "Page not found",
  description:
    "There is no page at this address. Find the ten services, the home page and a way to write to us here.",
  indexed: false,
  heading: "Page not found",
  lead: "This site has no page at the address below.",
  addressLabel: "You asked for",
  suggestions: {
    title: "What to try",
    items: [
      "If you typed the address, check the spelling. Addresses here are in lower case, with hyphens between words.",
      "If you pasted it, check that the end was not cut off and that no full stop or bracket came along.",
      "If a link on this site brought you here, the mistake is ours. Tell us which page it was on.",
      "If you came from another site, the page may have moved. Look for it under the services below or in the menu.",
    ],
  },
  servicesTitle: "All ten services",
  homeLabel: "Go to the home page",
  enquiryLabel: "Write to us about a missing page",
};
