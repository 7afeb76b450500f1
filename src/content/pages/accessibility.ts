import type { StatementContent, TextSection } from "./privacy.ts";

export const accessibility: StatementContent & { sections: TextSection[] } = {
  title: "Accessibility",
  description:
    "The accessibility target of this website, WCAG 2.2 AA, what its tests check in which browsers, what was not tested, known limits, and how to report.",
  heading: "Accessibility of this site",
  lead:
    "The target is WCAG 2.2, levels A and AA, on every page. " +
    "Below is how we check it, what those checks cannot see, and where the site falls short.",
  sections: [
    {
      title: "What is tested on every change",
      paragraphs: ["The tests run against the built site in Chromium. A finding fails them."],
      items: [
        "axe-core, with its rules for WCAG 2.0, 2.1 and 2.2 at levels A and AA: every page at 390\u00a0px, one page of each layout at 1280\u00a0px, and the open enquiry form, drawer and dropdowns.",
        "Every page at 320\u00a0px, with text of 200% and with the text spacing of WCAG 1.4.12: no text is cut off and nothing scrolls sideways. Targets measure at least 24\u00a0px, or have that much room around them.",
        "Whole journeys with the keyboard alone, from the menu to a sent message.",
        "Focus: it moves to the new page’s heading after navigation, into the form when it opens, and back to the button that opened it. Nothing that stays on screen hides it.",
        "The accessibility tree of the form, the drawer and the notices. Each notice must be announced exactly once.",
        "The form: each error message is tied to its field, and the first field in error receives focus.",
        "Forced colours, reduced motion, touch, printed pages, low windows, and code that fails to load.",
        "Every page has one main heading, a title of its own and its text in the HTML.",
      ],
    },
    {
      title: "What is tested in other browsers",
      paragraphs: [
        "In Firefox and WebKitGTK as well, on machines that have them: every page, the navigation, the menus, the drawer, the turning cards and the whole enquiry.",
      ],
    },
    {
      title: "What a machine cannot tell",
      paragraphs: [
        "Automated rules see that an image has a text alternative, but not whether it is any use, " +
          "whether a heading describes what follows or an instruction is understood. " +
          "A page without findings can still be hard to use.",
      ],
    },
    {
      title: "What was not tested",
      paragraphs: [],
      items: [
        "No tests with people who use a screen reader, a magnifier, voice control or a switch device.",
        "No screen reader itself: the tests read the tree that it would get.",
        "No Safari and no real phones: WebKitGTK shares Safari’s engine, small screens and touch are simulated.",
        "No audit by an outside party.",
      ],
    },
    {
      title: "How some parts behave",
      paragraphs: [],
      items: [
        "The enquiry form, a card that opens over the page, and the drawer are native dialog elements: the page behind is inert, and Escape closes them.",
        "A card that turns has both its sides in the reading order. Turning it is only needed to see the back.",
        "If your system asks for reduced motion, turning and sliding are replaced by short fades.",
        "A notice about a failed message stays until you dismiss it or try again. Nothing you typed is lost.",
        "A notice of success goes after eight seconds, and waits while the pointer or the focus is on it.",
        "If we publish a new version while the site is open, a page may reload once, but never while you are writing.",
        "The top bar hides while you scroll down. It stays while anything in it has focus, and returns on any upward scroll.",
      ],
    },
    {
      title: "Known limits",
      paragraphs: [],
      items: [
        "The phone field takes exactly ten digits, without a country code. For a number of another length, write to the e-mail address in the footer.",
        "Without JavaScript the form does not open. The pages can still be read, and the contact page shows an e-mail address.",
        "Going back in the browser shows the previous page from its top.",
        "The interactive map, loaded only on request, comes from OpenStreetMap and is outside our tests. The address stands in text beside it.",
      ],
    },
    {
      title: "Tell us about a barrier",
      paragraphs: [
        "Write through the form, or to the e-mail address in the footer if the form itself is the barrier. " +
          "Useful to know: the page, what you were trying to do, and the browser and assistive technology you use.",
        "We try to reproduce it, and where a test could have caught it we add that test along with the repair. " +
          "If you need something from this site before that, say so and we will send it in another form.",
      ],
    },
  ],
  closing: "Is something in your way?",
};
