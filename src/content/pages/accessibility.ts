import type { StatementContent, StatementSection } from "./privacy.ts";

export const accessibility: StatementContent & { sections: StatementSection[] } = {
  title: "Accessibility",
  description:
    "The accessibility target of this website, WCAG 2.2 AA: what its tests check and in which browsers, what was not tested, known limits, and how to tell us.",
  heading: "Accessibility of this site",
  lead:
    "We aim for WCAG 2.2, levels A and AA, on every page. " +
    "Here is how we check that, what we haven’t checked, and where the site falls short.",
  sections: [
    {
      title: "What we test on every change",
      paragraphs: ["The tests run against the built site in Chromium, and a fault fails the build."],
      items: [
        "axe-core checks the rules of WCAG 2.0, 2.1 and 2.2 at levels A and AA: on every page at 390\u00a0px, on one page of each layout at 1280\u00a0px, and in the open enquiry form, drawer and dropdowns.",
        "We check every page at 320\u00a0px, with text at 200% and with the text spacing of WCAG 1.4.12. No text may be cut off, and nothing may scroll sideways. Targets have to measure at least 24\u00a0px or have that much room around them.",
        "Tests go from the menu to a sent message with the keyboard alone.",
        "Focus has to move to the new page’s heading after navigation, into the form when it opens, and back to the button that opened it. Nothing that stays on screen may hide it.",
        "The tests read the accessibility tree of the form, the drawer and the notices, and each notice has to be announced exactly once.",
        "Other tests cover forced colours, reduced motion, touch, printed pages, short windows, and code that fails to load.",
      ],
    },
    {
      title: "What we test in other browsers",
      paragraphs: [
        "On machines that have Firefox and WebKitGTK, we also run tests in those two. They cover every page, the navigation, the menus, the drawer, the cards that turn and the whole enquiry form.",
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
        "The drawer and the enquiry form, a card that opens over the page, are native dialog elements. While one is open, you can’t reach the page behind it, and Escape closes it.",
        "If your system asks for reduced motion, short fades replace the turning and sliding.",
        "If a message can’t be sent, the notice stays until you dismiss it or try again, and nothing you typed is lost. A success notice goes away after eight seconds, but waits while the pointer or the focus is on it.",
        "The top bar hides while you scroll down, unless something in it has focus, and comes back when you scroll up.",
      ],
    },
    {
      title: "Known limits",
      paragraphs: [],
      items: [
        "The phone field takes exactly ten digits, without a country code. If your number has a different length, please write to the email address at the foot of the page.",
        "Without JavaScript the form doesn’t open, but you can read every page, and the contact page shows an email address.",
        "If you go back in the browser, the previous page opens at the top.",
        "The interactive map, which loads only if you ask for it, comes from OpenStreetMap and isn’t covered by our tests. The address is next to it as text.",
      ],
    },
    {
      title: "Tell us about a barrier",
      paragraphs: [
        "Write to us through the form, or at the email address at the foot of the page if the form itself is the barrier. " +
          "It helps to know the page, what you were trying to do, and the browser and assistive technology you use.",
        "We’ll try to reproduce the problem, and when we repair it, we add a test if one could have caught it. " +
          "If you need something from this site before then, tell us and we’ll send it to you in another form.",
      ],
    },
  ],
  closing: "Is something in your way?",
};
