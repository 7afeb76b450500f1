import type { Statement } from "../statement.ts";

export const accessibility: Statement = {
  title: "Accessibility",
  description:
    "This website’s accessibility target, WCAG 2.2 AA: what its tests check, which browsers they use, what was not tested, known limits and how to report a fault.",
  heading: "Accessibility of this site",
  lead: "We aim for WCAG 2.2, levels A and AA, on every page. This page says what we test and where the site falls short.",
  sections: [
    {
      title: "What we test on every change",
      paragraphs: [
        "The tests run against the built site in Chromium, and we don’t release a change that fails one.",
      ],
      items: [
        "axe-core runs its WCAG 2.0, 2.1 and 2.2 rules, levels A and AA: on every page at 390\u00a0px, on one page of each layout at 1,280\u00a0px, and in the open form, drawer and menus.",
        "Every page is checked at 320\u00a0px, with text at 200% and with the text spacing of WCAG 1.4.12. No text may be cut off, nothing may scroll sideways, and targets must be at least 24\u00a0px across, counting the space around them.",
        "One set of tests uses only the keyboard, from opening the menu to sending a message. The tests find each control by its name and role in the accessibility tree.",
        "After navigation, focus moves to the new page’s heading. Opening the form moves focus into it, closing returns focus to the button, and nothing may cover the focused element.",
        "Other tests cover forced colours, reduced motion, touch, printed pages, short windows, and code that fails to load.",
      ],
    },
    {
      title: "What we test in other browsers",
      paragraphs: [
        "In Firefox and WebKitGTK, we also test every page, the navigation, the menus, the drawer, the flip cards and the whole enquiry form.",
      ],
    },
    {
      title: "What we haven’t tested",
      paragraphs: [],
      items: [
        "We haven’t tested this site with a screen reader yet.",
        "Nobody who depends on a screen reader, a magnifier, voice control or a switch device has tested the site for us.",
        "We’ve tested in WebKitGTK but not in Safari itself, and on simulated phones but not on real ones.",
        "Nobody outside the company has audited the site.",
      ],
    },
    {
      title: "Known limits",
      paragraphs: [],
      items: [
        "The phone field takes exactly ten digits, without a country code.",
        "Without JavaScript the form doesn’t open, but you can read every page and write to our email address.",
        "The confirmation of a sent message disappears after eight seconds, unless the pointer or the focus is on it.",
        "The interactive map comes from OpenStreetMap and isn’t covered by our tests. The address is beside it as text.",
      ],
    },
    {
      title: "Tell us about a barrier",
      paragraphs: [
        "Write to us through the form, or to the email address at the foot of the page. " +
          "Tell us the page, what you were trying to do, and the browser and assistive technology you use.",
        "We’ll try to reproduce the problem, and add a test where one could have caught it. " +
          "Until the barrier is fixed, we can send you what you need in another format.",
      ],
    },
  ],
  closing: "Help us remove a barrier",
};
