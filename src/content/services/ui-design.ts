import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "User research, flows, prototypes and a design system in code, tested by keyboard and screen reader against WCAG 2.2 AA.",
  heading: "Clear screens, designed with your users",
  outcome:
    "Your users find their way and your developers build without guessing, from designs checked against WCAG 2.2 AA.",
  startLabel: "Improve my screens",
  enquiryLabel: "Send my users’ question",
  closing: {
    title: "Do people keep asking about one screen?",
    text: "Send us their question in their own words. Expect the change we would test first and how you would see that it helps. In any screenshot you mail later, use invented records.",
  },
  order: ["illustration", "demonstration", "argument", "deliverables", "month", "signs"],
  titles: {
    signs: "When design work pays",
    deliverables: "What your developers receive",
    month: "A month on one important task",
    technologies: "What we build the components with",
    questions: "Questions about the design work",
  },
  argument: {
    title: "Designed for the bad days too",
    paragraphs: [
      "Most design files show a good day: short names, full lists, a fast connection. A developer invents the rest on the afternoon it is needed: the empty list, the expired session, the name of forty letters that pushes the button off the card.",
      "You get those drawn first. For each step of a flow we ask what can be absent, late, wrong or forbidden, and give every case a frame and its wording. It is dull work that also finds the questions only you can answer, while they are still cheap.",
      "Accessibility is settled at the same level: contrast in the colour tokens, target size in the component, focus order in the flow. An audit of the finished page should then find only slips on that page: the palette has already been checked.",
    ],
  },
  signs: [
    "Your support keeps explaining the same screen.",
    "Three of your teams have built three date pickers.",
    "People abandon your forms while analytics cannot say why.",
    "A customer’s contract asks for WCAG 2.2 AA and you want to know how far away you are.",
  ],
  deliverables: [
    {
      title: "Research notes",
      description: "Who did which task, what we saw and how sure we are.",
    },
    {
      title: "Flow maps",
      description: "Every route through a task, with refusal, timeout and the return on another device.",
    },
    {
      title: "Design tokens",
      description:
        "JSON with the contrast ratio beside each pair: 4.5:1 for body text, 3:1 for control edges.",
    },
    {
      title: "Component sheets",
      description: "States, keyboard behaviour, accessible name, shortest and longest content.",
    },
    {
      title: "Prototype in HTML",
      description: "For the hard interactions, because a screen reader cannot read a drawing.",
    },
    {
      title: "Accessibility record",
      description: "Each A and AA criterion with verdict, evidence and the method used.",
    },
  ],
  demonstration: {
    title: "One form, six faults to mend",
    intro:
      "This form has refused a message and does not say why. Mend it fault by fault, and type in it with your own keys.",
    alt: "A form of three fields that has refused a message. The fields are empty again, their labels stand inside them, and email and phone have a red border without a reason.",
  },
  illustration: {
    kind: "compare",
    title: "The same form, before and after",
    intro: "Both have four fields; the second follows the rules of our own enquiry form.",
    before: {
      label: "As often shipped",
      points: [
        "The placeholder is the only label and vanishes at the first keystroke.",
        "Errors appear on blur, while the visitor is on the way to the next field.",
        "A red border is the whole error message, which fails WCAG 1.4.1 and 3.3.1.",
        "The focus ring is gone, and Tab reaches the button before the last field.",
        "A phone number typed with a space is refused.",
        "When sending fails, the form resets and the message is gone.",
      ],
    },
    after: {
      label: "As we build it",
      points: [
        "Labels stay visible above the fields, and the phone hint is read before typing.",
        "Validation waits for submit; a marked field is then rechecked while it is corrected.",
        "Focus moves to the first invalid field; aria-describedby ties the error text to it.",
        "The focus ring shows, and Tab follows the order of reading.",
        "Spaces, dots and hyphens are dropped before the ten digits are counted.",
        "When sending fails, the form stays open and every field keeps its content.",
      ],
    },
    note: "Try it: open the form and submit it empty, using the keyboard alone.",
  },
  firstMonth: [
    {
      title: "The task",
      description: "Your users do it with what they have today. We note where they stop, ask or turn back.",
    },
    {
      title: "The flow map",
      description: "You see all routes on one wall, with unanswered cases in red, and decide those with us.",
    },
    {
      title: "The prototype",
      description:
        "We try the riskiest step in HTML by keyboard, at 400% zoom and with a screen reader, then with people.",
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
        "Yes, when people have to find their way without training. For an internal tool with a few trained users, keep a free component library’s defaults and have our web team work on the workflow. For a logo or a brand, a graphic designer is the better hire.",
    },
    {
      question: "What happens to the designs afterwards?",
      answer:
        "Files and prototype code are yours, created in your account from the first day, so nothing needs exporting. Fonts and icon sets keep their licences; we list the terms, since a desktop licence rarely covers web use. Tokens arrive as a merge request; we go through the sheets together, review your first components and correct what was misread.",
    },
    {
      question: "How do you keep customer data safe in research?",
      answer:
        "Your prototypes hold invented records instead of a production export. Participants sign for what is recorded and on which date it is deleted, and notes carry a code in place of a name.",
    },
    {
      question: "Can a checker prove WCAG conformance?",
      answer:
        "It is a start: axe finds missing names and weak contrast. Whether the focus order makes sense or an error helps is judged by a person, with the browser and screen reader on record.",
    },
    {
      question: "Must the whole product change at once?",
      answer:
        "You can start with tokens, then add components, each on a page you are working on anyway. Old and new share the product for a while; we say which differences users will notice.",
    },
  ],
  related: [
    { service: "web-development", reason: "Builds the components in the framework you already run." },
    {
      service: "product-development",
      reason: "Finds out which task deserves a screen when that is still open.",
    },
  ],
};
