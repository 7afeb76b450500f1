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
      {
        title: "Typed it?",
        description: "Check the spelling. Addresses here are in lower case, with hyphens between words.",
      },
      {
        title: "Pasted it?",
        description: "Check that the end was not cut off and that no full stop or bracket came along.",
      },
      {
        title: "Followed a link of ours?",
        description: "Then the mistake is ours. Tell us which page it was on.",
      },
      {
        title: "Came from elsewhere?",
        description: "The page may have moved. Look for it under the services below or in the menu.",
      },
    ],
  },
  servicesTitle: "All ten services",
  homeLabel: "Go to the home page",
  enquiryLabel: "Write to us about a missing page",
};
