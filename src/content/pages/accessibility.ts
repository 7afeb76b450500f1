import type { StatementContent, StatementSection } from "./privacy.ts";

export const accessibility: StatementContent & { sections: StatementSection[] } = {
  title: "Accessibility",
  description:
    "The accessibility target of this website, WCAG 2.2 AA: what its tests check and in which browsers, what was not tested, known limits, and how to tell us.",
  heading: "Accessibility of this site",
  lead:
    "We aim for WCAG 2.2, levels A and AA, on every page. " +
    "Here is how we check that, what those checks can’t see, and where the site falls short.",
  sections: [
    {
      title: "What we test on every change",
      paragraphs: ["The tests run against the built site in Chromium. A fault fails the build."],
      items: [
        "axe-core checks the rules of WCAG 2.0, 2.1 and 2.2 at levels A and AA: on every page at 390\u00a0px, on one page of each layout at 1280\u00a0px, and in the open enquiry form, drawer and dropdowns.",
        "Every page is checked at 320\u00a0px, with text at 200% and with the text spacing of WCAG 1.4.12. No text may be cut off and nothing may scroll sideways. Targets have to measure at least 24\u00a0px or have that much room around them.",
        "Whole journeys are made with the keyboard alone, from the menu to a sent message.",
        "Focus has to move to the new page’s heading after navigation, into the form when it opens, and back to the button that opened it. Nothing that stays on screen may hide it.",
        "The tests read the accessibility tree of the form, the drawer and the notices, and each notice has to be announced exactly once.",
        "In the form, each error message has to belong to its field, and the first field in error has to receive focus.",
        "Other tests cover forced colours, reduced motion, touch, printed pages, short windows, and code that fails to load.",
        "Every page needs one main heading, a title of its own and its text in the HTML.",
      ],
    },
    {
      title: "What we test in other browsers",
      paragraphs: [
        "On machines that have Firefox and WebKitGTK, the tests also run there. They cover every page, the navigation, the menus, the drawer, the cards that turn and the whole enquiry form.",
      ],
    },
    {
      title: "What a machine can’t tell",
      paragraphs: [
        "Automated rules can see that an image has a text alternative, but not whether it is any use. " +
          "Nor can they tell whether a heading describes what follows, or whether an instruction is understood. " +
          "A page can pass them all and still be hard to use.",
      ],
    },
    {
      title: "What was not tested",
      paragraphs: [],
      items: [
        "We haven’t tested with people who use a screen reader, a magnifier, voice control or a switch device.",
        "We haven’t yet tested this site with an actual screen reader, as we do before each release of a client’s app. The tests read the accessibility tree it would get.",
        "We haven’t tested in Safari or on real phones. WebKitGTK shares Safari’s engine; small screens and touch are simulated.",
        "Nobody outside the company has audited the site.",
      ],
    },
    {
      title: "How some parts behave",
      paragraphs: [],
      items: [
        "The enquiry form, which is a card that opens over the page, and the drawer are native dialog elements. While one is open, the page behind it is inert, and Escape closes it.",
        "A card that turns has both sides in the reading order, so you only need to turn it to see the back.",
        "If your system asks for reduced motion, short fades replace the turning and sliding.",
        "A notice about a failed message stays until you dismiss it or try again. Nothing you typed is lost.",
        "A success notice goes away after eight seconds, but waits while the pointer or the focus is on it.",
        "If we publish a new version while you have the site open, a page may reload once, but never while you are writing.",
        "The top bar hides while you scroll down. It stays while anything in it has focus, and comes back whenever you scroll up.",
      ],
    },
    {
      title: "Known limits",
      paragraphs: [],
      items: [
        "The phone field takes exactly ten digits, without a country code. If your number has a different length, please write to the email address at the foot of the page.",
        "Without JavaScript the form doesn’t open. You can still read the pages, and the contact page shows an email address.",
        "If you go back in the browser, the previous page opens at the top.",
        "The interactive map, which loads only if you ask for it, comes from OpenStreetMap and isn’t covered by our tests. The address is next to it as text.",
      ],
    },
    {
      title: "Tell us about a barrier",
      paragraphs: [
        "Write to us through the form, or at the email address at the foot of the page if the form itself is the barrier. " +
          "It helps to know the page, what you were trying to do, and the browser and assistive technology you use.",
        "We’ll try to reproduce the problem. If a test could have caught it, we add that test along with the repair. " +
          "If you need something from this site before then, tell us and we’ll send it to you in another form.",
      ],
    },
  ],
  closing: "Is something in your way?",
};
