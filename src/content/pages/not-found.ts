import type { Point } from "../service-details.ts";

export interface NotFoundContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  indexed: false;
  heading: string;
  lead: string;
  /** Stands before the address that was asked for. */
  addressLabel: string;
  suggestions: { title: string; items: Point[] };
  servicesTitle: string;
  homeLabel: string;
}

export const notFound: NotFoundContent = {
  title: "Page not found",
  description:
    "There is no page at this address. Find the ten services, the home page and a way to write to us here.",
  indexed: false,
  heading: "Page not found",
  lead: "This site has no page at the address you asked for.",
  addressLabel: "The address",
  suggestions: {
    title: "What to try",
    items: [
      {
        title: "If you typed the address",
        description: "Check the spelling: addresses here are in lower case, with hyphens between words.",
      },
      {
        title: "If you pasted it",
        description: "Check that the end is complete and that no full stop or bracket came along.",
      },
      {
        title: "If you followed a link of ours",
        description: "The mistake is ours, so please tell us which page it was on.",
      },
      {
        title: "If you came from elsewhere",
        description: "It may have moved. Look under the services below or in the menu.",
      },
    ],
  },
  servicesTitle: "All ten services",
  homeLabel: "Go to the home page",
};
