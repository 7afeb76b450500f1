import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Connected devices from sensor to dashboard: no hidden gaps in the readings, updates that roll back if they fail, and a lock on stolen devices.",
  heading: "Go from a prototype to a fleet you can update",
  lead: "You see which readings are missing, and most software faults can be fixed without a visit. We write the firmware, app and server software, and your electronics firm designs the board.",
  price: "We quote for the first month before it starts, then for each version.",
  audience: "Founders, device makers and plant operators.",
  hero: {
    demo: {
      name: "rollout",
      title: "Send an update to 600 devices",
      intro:
        "The new firmware has a fault. See how many devices it reaches, and how many can be rolled back.",
    },
  },
  parts: [
    {
      kind: "table",
      title: "From prototype to series",
      intro: "You pay the electronics firm, test lab and manufacturer directly.",
      columns: ["Stage", "What we do", "What you do"],
      rows: [
        [
          "Prototype",
          "Review your board and firmware, or start on a development kit",
          "Try it where it will be used",
        ],
        [
          "Pilot",
          "Write firmware, signed updates, a dashboard and, if you need one, a phone app",
          "Choose an electronics firm, with our help",
        ],
        [
          "Certification",
          "Fix what the test lab finds in the firmware",
          "Choose the lab and sign the declaration of conformity",
        ],
        [
          "Series",
          "Supply a production test, releases and a list of software parts (SBOM)",
          "Order the devices",
        ],
      ],
    },
    {
      kind: "case-study",
      title: "Eleven hours for four minutes",
      postmark: "02:00",
      paragraphs: [
        "A power dip interrupts an update, and a sensor stops responding. This is the engineer’s log.",
        "The update had overwritten the only copy of the firmware. Devices built since then keep the old firmware, and return to it if the new version can’t reach the server for twelve hours despite a signal.",
      ],
      entries: [
        { label: "Left", text: "05:30." },
        { label: "Arrived", text: "10:50, after 310\u00a0km." },
        { label: "Work", text: "Four minutes, to load the old firmware." },
        { label: "Back", text: "16:30." },
      ],
    },
    {
      kind: "first-month",
      layout: "stairs",
      title: "Four weeks on real hardware",
      weeks: [
        {
          title: "The site",
          description:
            "We review your board and firmware, and you measure signal and power where the device will be used.",
        },
        {
          title: "The update",
          description: "A test device updates while we keep unplugging it.",
        },
        {
          title: "The reading",
          description:
            "We cut the network for an afternoon. Each reading must arrive, however late, or show as a gap.",
        },
        {
          title: "The theft",
          description: "We lock out one “stolen” device while the others carry on.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How we secure updates.",
      notes: [
        {
          title: "Signatures",
          description: "The bootloader checks the signature at every start. You keep the signing keys.",
        },
      ],
    },
  ],
  law: {
    title: "What does the EU ask of a connected device?",
    points: [
      {
        text: "If you sell in the EU under your own name, you must report actively exploited vulnerabilities and severe incidents within 24\u00a0hours. From 11\u00a0December 2027, new devices must be secure by design and normally get updates for at least five years.",
        source: {
          label: "Cyber Resilience Act, Articles 13 and 14",
          url: "https://eur-lex.europa.eu/eli/reg/2024/2847/oj",
        },
      },
    ],
  },
  technologies: ["aws", "python", "my-sql", "react-js"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if you have many devices or they’re hard to reach. For one board and its software, choose HW/SW Integration. For a few sensors near good Wi-Fi, buy a kit.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "For a sample of our documents.",
    },
    { service: "data-science", reason: "For the questions your readings should answer." },
  ],
};
