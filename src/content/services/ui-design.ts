import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "User research, flows, prototypes and a design system in code, tested by keyboard and screen reader against WCAG 2.2 AA, for new and existing products.",
  heading: "Screens drawn down to the error message",
  outcome:
    "Research, flows and a design system that developers can build from without guessing, checked against WCAG 2.2 AA.",
  startLabel: "Ask about a screen",
  enquiryLabel: "Write to us about design",
  closing: {
    title: "Name the screen support explains most",
    text: "That, and the question people keep asking in their own words, make a complete first message. Any screenshot you mail later should show invented records.",
  },
  order: ["exhibit", "argument", "deliverables", "month", "signs"],
  titles: {
    signs: "When drawing pays",
    deliverables: "What your developers receive",
    month: "Four weeks on one task",
    technologies: "Where the components land",
    questions: "Questions about the design work",
  },
  argument: {
    title: "The state nobody drew",
    paragraphs: [
      "Most design files show a screen on a good day: short names, full lists, a fast connection. Everything else is invented by a developer on the afternoon it is needed. The empty list. The expired session. The name of forty letters that pushes the button off the card.",
      "We draw those first. For each step of a flow we ask what can be absent, late, wrong or forbidden, and give every case a frame and its wording. It is dull work. It also finds the questions only you can answer while they are still cheap.",
      "Accessibility is settled at the same level. Contrast belongs to the colour tokens, target size to the component, focus order to the flow. An audit of the built page should then find slips on that page, because the palette was checked before anyone coded with it.",
    ],
  },
  signs: [
    "Support keeps explaining the same screen.",
    "Three teams have built three date pickers.",
    "Forms are started and abandoned, and analytics cannot say why.",
    "A customer's contract asks for WCAG 2.2 AA and you do not know how far away you are.",
  ],
  deliverables: [
    {
      title: "Research notes",
      description:
        "Who did which task, what we saw, how sure we are. Recordings go on the date consented to.",
    },
    {
      title: "Flow maps",
      description: "Every route through a task, with refusal, timeout and the return on another device.",
    },
    {
      title: "Design tokens",
      description: "JSON, with the ratio beside each pair: 4.5:1 for body text, 3:1 for control edges.",
    },
    {
      title: "Component sheets",
      description: "States, keyboard behaviour, accessible name, shortest and longest content.",
    },
    {
      title: "Prototype in HTML",
      description: "For the hard interactions. A screen reader has nothing to read in a drawing.",
    },
    {
      title: "Accessibility record",
      description: "Each A and AA criterion with verdict, evidence and the method used.",
    },
  ],
  exhibit: {
    kind: "compare",
    title: "One enquiry form, twice",
    intro: "Same four fields. The second column lists the rules that this site's own form follows.",
    before: {
      label: "As often shipped",
      points: [
        "The placeholder is the only label and vanishes at the first keystroke.",
        "Errors appear on blur, while the visitor is on the way to the next field.",
        "A red border is the whole error message. That fails WCAG 1.4.1 and 3.3.1.",
        "A phone number typed with a space is refused.",
        "Sending fails, the form resets, the message is gone.",
      ],
    },
    after: {
      label: "As built here",
      points: [
        "Labels stay visible above the fields, and the phone hint is read before typing.",
        "Validation waits for submit. A marked field is then rechecked while it is corrected.",
        "Focus moves to the first invalid field; aria-describedby ties the error text to it.",
        "Spaces, dots and hyphens are dropped before the ten digits are counted.",
        "When sending fails the card stays open and every field keeps its content.",
      ],
    },
    note: "Check it: open the form and submit it empty, using the keyboard only.",
  },
  firstMonth: [
    {
      title: "The task",
      description:
        "We watch people do it with what they have today, and note where they stop, ask or turn back.",
    },
    {
      title: "The flow map",
      description: "All routes on one wall, unanswered cases in red. You decide the red ones with us.",
    },
    {
      title: "The prototype",
      description:
        "The riskiest step in HTML, tried by keyboard, at 400% zoom and with a screen reader, then with people.",
    },
    {
      title: "The first components",
      description:
        "What survived becomes tokens and sheets. Your developer builds one screen from them and reports every guess.",
    },
  ],
  technologies: ["react-js", "angular", "vuejs", "tailwind", "java-script", "git-lab"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It is an internal tool for a few trained people. Take a free component library, keep its defaults, spend on the workflow. You need a logo or a brand. A graphic designer is the better hire.",
    },
    {
      question: "Who owns the design files and the prototype code?",
      answer:
        "You do. The files are created in your account from the first day, so nothing has to be exported at the end. Fonts and icon sets keep their licences. We list the terms, since a desktop licence rarely covers web use.",
    },
    {
      question: "How do our developers take over?",
      answer:
        "Tokens arrive as a merge request in your repository. We walk through the sheets, review the first components built from them, correct the sheet wherever it was misread, and leave.",
    },
    {
      question: "How do you keep customer data safe in research?",
      answer:
        "Prototypes hold invented records, never a production export. Participants sign for what is recorded and when it is deleted. Notes carry a code in place of a name.",
    },
    {
      question: "Can a checker prove WCAG conformance?",
      answer:
        "No. axe finds missing names and weak contrast. Whether the focus order makes sense or an error helps is judged by a person, and the record names the browser and screen reader used.",
    },
    {
      question: "Must the whole product change at once?",
      answer:
        "Rarely. Tokens first, then components, each on the page that is being worked on anyway. Old and new live side by side for a while, and we say which differences users will notice.",
    },
  ],
  related: [
    { service: "web-development", reason: "To build the components in the framework you already run." },
    {
      service: "product-development",
      reason: "When it is still open which task deserves a screen.",
    },
  ],
};
