import picture from "../images/heroes/ui-design.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  hero: { picture },
  description:
    "User research, flows, prototypes and a design system in code, tried with only a keyboard and checked against WCAG 2.2 AA.",
  heading: "Screens that nobody has to explain",
  lead: "Real users try the design before anyone builds it. Your developers then work from sheets that show each part of a screen in all its states.",
  price:
    "We quote for the first month before it starts, then for each further task. We charge for reviews by the day.",
  audience: "Companies whose product needs explaining, and founders without a designer.",
  demo: {
    name: "form",
    title: "Try the form, broken and fixed",
    intro: "This form has four common faults. See how far your customers would get.",
  },
  parts: [
    {
      kind: "text",
      title: "Designed for the bad days, too",
      paragraphs: [
        "Most designs show a good day: short names, full lists, a fast connection. We also draw what is missing, late, wrong or forbidden, down to the forty-letter name that pushes the button off the screen.",
      ],
    },
    {
      kind: "deliverables",
      title: "What your developers work from",
      points: [
        {
          title: "Research notes",
          description: "They say what we saw, and how sure we are.",
        },
        {
          title: "Maps",
          description: "They show the routes through a task, including rejected entries and time-outs.",
        },
        {
          title: "Component sheets",
          description:
            "They show each button and field in all its states, with the shortest and longest text.",
        },
        {
          title: "An accessibility record",
          description:
            "It lists the criteria of WCAG 2.2 AA, the accessibility standard, with our verdict and evidence.",
        },
      ],
    },
    {
      kind: "first-month",
      layout: "rows",
      title: "How we’d redesign your users’ main task",
      weeks: [
        {
          title: "The task",
          description: "People do the task the way they do it today, and we note where they get stuck.",
        },
        {
          title: "The map",
          description: "We draw the routes on one map, with unresolved cases in red.",
        },
        {
          title: "The prototype",
          description: "We test the riskiest step with only a keyboard, then with users.",
        },
        {
          title: "The real screen",
          description: "A developer, yours or ours, builds one screen and notes where they had to guess.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "What we deliver in code.",
      notes: [
        {
          title: "Design system",
          description:
            "You get components in React, Angular, Vue or JavaScript, plus a theme (Tailwind or JSON) that lists the contrast ratio of each colour pair.",
        },
      ],
    },
  ],
  law: {
    title: "Which law and standard apply in the EU?",
    points: [
      {
        text: "The European Accessibility Act has applied to online shops and many other consumer services since 28\u00a0June 2025.",
        source: {
          label: "Directive (EU) 2019/882",
          url: "https://eur-lex.europa.eu/eli/dir/2019/882/oj",
        },
      },
      {
        text: "EN\u00a0301\u00a0549 version 3.2.1, which EU law cites for public-sector websites and apps, asks for WCAG 2.1 AA. We test against 2.2 AA.",
        source: {
          label: "EN 301 549 V3.2.1",
          url: "https://www.etsi.org/deliver/etsi_en/301500_301599/301549/03.02.01_60/en_301549v030201p.pdf",
        },
      },
    ],
  },
  technologies: ["react-js", "angular", "vuejs", "tailwind", "java-script"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if people have to find their way on their own. For an internal tool with a few trained users, a free component library will do.",
    },
    {
      question: "Who builds it?",
      answer:
        "Your developers do, and we review their screens. If you have no developers, our web team builds the screens.",
    },
  ],
  closing: "Start with the screen that confuses people",
};
