import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "User research, flows, prototypes and a design system in code, tested by keyboard and screen reader against WCAG 2.2 AA.",
  heading: "Screens that nobody has to explain",
  outcome:
    "People find their way without training, and developers build without guessing, from designs that your users have tried.",
  price: "A fixed price for each task we redesign, a day rate for a review",
  suits: "Products that need explaining, and founders without a designer.",
  demonstration: {
    title: "Try the form, broken and fixed",
    intro: "Three fields and four common faults: how far would your customers get?",
    alt: "A form of three fields that has refused a message. The fields are empty again, their labels stand inside them, and email and phone have a red border without a reason. Nothing reaches the company.",
  },
  parts: [
    {
      kind: "incident",
      title: "The form that forgot",
      clock: "21:40",
      paragraphs: [
        "It is 21:40, and you are applying for a care allowance for your mother. Question nine wants her insurance number. After 25\u00a0minutes you have found the folder, type the number and press “Next”. The page asks you to sign in and shows question one, empty.",
        "No server failed: the session ended after 20\u00a0minutes, for safety. The remedy took a day. Answers are kept as they are typed, a warning comes in time, and signing in leads back to question nine.",
      ],
    },
    {
      kind: "argument",
      title: "Designed for the bad days, too",
      paragraphs: [
        "Most designs show a good day: short names, full lists, a fast connection. The name of forty letters, which pushes the button off the screen, is left to a developer on a busy afternoon.",
        "We ask of each step what can be missing, late, wrong or forbidden, and draw that case with its words. It is dull work, and it finds the questions that only you can answer.",
      ],
    },
    {
      kind: "deliverables",
      title: "What your developers work from",
      points: [
        {
          title: "Research notes",
          description: "Who did which task, what we saw and how sure we are.",
        },
        {
          title: "Maps",
          description: "Every way through a task, with refusal, time-out and return.",
        },
        {
          title: "Component sheets",
          description: "Each button and field in all its states, with the shortest and the longest text.",
        },
        {
          title: "An accessibility record",
          description: "Each rule of WCAG 2.2 AA with verdict, evidence and method.",
        },
      ],
    },
    {
      kind: "doors",
      title: "From design to daily use",
      withEngineers:
        "Your developers build from the sheets, and we review their screens by the day. Running the product, and the alarms at night, stay with your team.",
      withoutEngineers:
        "Our web team builds what was designed, at a fixed price for each release. Afterwards it operates and repairs the product for a monthly rate, and is called at night.",
    },
    {
      kind: "month",
      title: "A month on one important task",
      weeks: [
        {
          title: "The task",
          description:
            "Your users do it with what they have today. We note where they stop, ask or turn back.",
        },
        {
          title: "The map",
          description: "Every way through it on one wall, unanswered cases in red. You decide those with us.",
        },
        {
          title: "The prototype",
          description:
            "The riskiest step is built to be used: by keyboard, enlarged, with a screen reader, then by people.",
        },
        {
          title: "The real screen",
          description:
            "A developer, yours or ours, builds one screen from it and reports every guess. Go on, or stop with that.",
        },
      ],
    },
    {
      kind: "engineers",
      intro: "One form before and after, and what we deliver in code.",
      illustration: {
        kind: "compare",
        title: "The same form, before and after",
        intro: "The second follows the rules of our own enquiry form.",
        before: {
          label: "As often shipped",
          points: [
            "The placeholder is the only label and vanishes at the first keystroke.",
            "Errors appear on blur, on the way to the next field.",
            "A red border is the whole error message (WCAG 1.4.1, 3.3.1).",
            "The focus ring is gone, and Tab reaches the button before the last field.",
            "A phone number typed with a space is refused.",
            "When sending fails, the message is gone.",
          ],
        },
        after: {
          label: "As we build it",
          points: [
            "Labels stay visible, and the phone hint is read before typing.",
            "Validation waits for submit. A marked field is then rechecked while it is corrected.",
            "Focus moves to the first invalid field, tied to its error by aria-describedby.",
            "The focus ring shows, and Tab follows the order of reading.",
            "Spaces, dots and hyphens are dropped before the ten digits are counted.",
            "When sending fails, every field keeps its content.",
          ],
        },
        note: "Try it: open the form and submit it empty, using the keyboard alone.",
      },
      notes: [
        {
          title: "Design tokens",
          description:
            "JSON with the contrast ratio beside each pair: 4.5:1 for body text, 3:1 for control edges.",
        },
        {
          title: "Prototype in HTML",
          description: "A screen reader cannot read a drawing.",
        },
        {
          title: "Research data",
          description:
            "Invented records in prototypes, codes in place of names, a date on which recordings are deleted.",
        },
      ],
    },
  ],
  technologies: ["react-js", "angular", "vuejs", "tailwind", "java-script", "git-lab"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, when people have to find their way unaided. For an internal tool with a few trained users, a free component library will do, and our web team can work on the workflow. For a logo or a brand, a graphic designer is the better hire.",
    },
    {
      question: "Must the whole product change at once?",
      answer:
        "No. Colours and type can go first, then single parts, each on a page you are working on anyway.",
    },
    {
      question: "Can a program prove that our site is accessible?",
      answer:
        "It finds missing names and weak contrast. Whether an error message helps somebody who cannot see the page is judged by a person.",
    },
  ],
  related: [
    { service: "web-development", reason: "Builds the components in the framework you already run." },
    {
      service: "product-development",
      reason: "Finds out which task deserves a screen when that is still open.",
    },
  ],
  closing: "Which screen do people keep asking about?",
};
