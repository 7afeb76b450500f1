import type { Statement } from "../statement.ts";

export const accessibility: Statement = {
  title: "Accessibility",
  description:
    "This website’s accessibility target, WCAG 2.2 AA: what its tests check, which browsers they use, what was not tested, known limits and how to report a fault.",
  heading: "Accessibility of this site",
  lead: "We aim for WCAG 2.2, levels A and AA, on every page. Here is what we test, and where the site falls short.",
  sections: [
    {
      title: "What we test on every change",
      paragraphs: ["All these tests run in Chromium."],
      items: [
        "axe-core runs its rules for WCAG 2.2 AA on a page of each kind, and in the open form, drawer and menus.",
        "In a window 320\u00a0px wide, with text at 200% or spaced as in WCAG 1.4.12, nothing may be cut off or scroll sideways, and buttons, links and fields must be at least 24\u00a0px across, counting the space around them.",
        "One set of tests uses only the keyboard, and finds each control by its name and role.",
        "After navigation, focus moves to the new page’s heading. Opening the form moves focus into it, closing it returns focus to the button, and nothing may cover the focused element.",
        "Other tests cover forced colours, reduced motion, touch, print and short windows.",
      ],
    },
    {
      title: "What we test in other browsers",
      paragraphs: [
        "In Firefox and WebKitGTK, we also test a page of each kind, the menus and the whole enquiry form.",
      ],
    },
    {
      title: "What a screen reader said",
      paragraphs: [
        "On 28 November 2026, using only the keyboard, we went through the home page, the form on Contact us, a demonstration and the flip cards with Orca 43.1 and Firefox 153 ESR on Linux, and read Orca’s log of its speech.",
        "Orca read out the headings, labels, hints and errors, and whether a message was sent. We fixed two faults that we found. When the form opens over a page, and after you go back, Orca still says nothing until you press a key. It also calls some text clickable, and an empty message a status bar.",
      ],
    },
    {
      title: "What we haven’t tested",
      paragraphs: [],
      items: [
        "We haven’t tested with other screen readers, such as NVDA, JAWS, VoiceOver or TalkBack.",
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
        "Our tests don’t cover the interactive map from OpenStreetMap. The address is beside it as text.",
      ],
    },
    {
      title: "Tell us about a barrier",
      paragraphs: [
        "Write through the form or to the email address at the foot of the page. " +
          "Tell us the page, what you tried to do, and your browser and assistive technology.",
        "Until we’ve removed the barrier, we’ll send you what you need in another format.",
      ],
    },
  ],
  closing: "Help us remove a barrier",
};
