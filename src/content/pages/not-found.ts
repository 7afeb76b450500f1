import type { PageText } from "../page-text.ts";
import type { TitledText } from "../titled-text.ts";

export interface NotFoundText extends PageText {
  lead: string;
  /** The label before the requested address. */
  addressLabel: string;
  suggestions: { title: string; items: TitledText[] };
  servicesTitle: string;
  homeLabel: string;
}

export const notFound: NotFoundText = {
  title: "Page not found",
  description:
    "There is no page at this address, but here you can find all ten services, the home page and a way to write to us.",
  heading: "Page not found",
  lead: "Let’s find the one you wanted.",
  addressLabel: "You asked for",
  suggestions: {
    title: "What to try",
    items: [
      {
        title: "If you typed or pasted the address",
        description:
          "Check the spelling, and the end for stray characters. Our addresses are in lower case, with hyphens between words.",
      },
      {
        title: "If you followed one of our links",
        description: "That’s our mistake. Please tell us which page the link was on.",
      },
    ],
  },
  servicesTitle: "All ten services",
  homeLabel: "Go to the home page",
};
