import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Connected devices from sensor to dashboard: no hidden gaps in the readings, a certificate for each device and updates that roll back if they fail.",
  heading: "Go from a prototype to a fleet you can update",
  lead: "You see which readings are missing, and fix most software faults remotely. We write the firmware, app and server software, and help you choose the electronics firm that designs the board.",
  price: "We quote the first month before it starts, then each version.",
  audience: "Founders, device makers, and plant operators tired of site visits.",
  hero: {
    demo: {
      name: "rollout",
      title: "Send an update to 600 devices",
      intro:
        "The new firmware has a fault. How many devices does it reach, and how many can go back to the old version?",
    },
  },
  parts: [
    {
      kind: "table",
      title: "From prototype to series",
      intro: "You pay the electronics firm, test lab and manufacturer directly.",
      columns: ["Stage", "What we do", "What you do", "Who you pay"],
      rows: [
        [
          "Prototype",
          "Review your board and firmware, or start on a development kit",
          "Take the kit to the site",
          "Us, for month one",
        ],
        [
          "Pilot",
          "Firmware for the first boards, updates signed with keys in your account, a dashboard, and a phone app if setup needs one",
          "Choose an electronics firm, with our help",
          "Us, for each version; the electronics firm for the board",
        ],
        [
          "Certification",
          "Fix what the test lab finds in the firmware, and supply facts for the file",
          "Sign the declaration of conformity",
          "The test lab",
        ],
        [
          "Series",
          "A test for the production line, releases and a list of software parts (SBOM)",
          "Order the devices",
          "The manufacturer; us, if you want us to look after the fleet",
        ],
      ],
    },
    {
      kind: "case-study",
      title: "Eleven hours for four minutes",
      postmark: "02:00",
      paragraphs: [
        "A power dip interrupts an update, and a sensor stops responding. The engineer’s log:",
        "The update had overwritten the only copy of the firmware. Later devices keep a copy of the old firmware, and go back to it if the new firmware can’t reach the server within twelve hours.",
      ],
      entries: [
        { label: "Left", text: "05:30." },
        { label: "Arrived", text: "10:50, after 310\u00a0km." },
        { label: "Work", text: "Four minutes: plug in, load the old firmware." },
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
          description: "You measure signal and power on site, with our checklist.",
        },
        {
          title: "The update",
          description: "A test device updates while we keep unplugging it.",
        },
        {
          title: "The reading",
          description:
            "We cut the network for an afternoon. Every reading must arrive, however late, or show as a gap.",
        },
        {
          title: "The theft",
          description: "We lock out one “stolen” device while the others carry on.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How we write and test firmware.",
      notes: [
        {
          title: "Firmware",
          description:
            "We write C, on bare metal, Zephyr, FreeRTOS or ESP-IDF, and test updates by cutting the power.",
        },
      ],
    },
  ],
  law: {
    title: "What does the law ask of a connected device?",
    points: [
      {
        text: "In the EU, manufacturers must report actively exploited vulnerabilities and severe incidents within 24\u00a0hours, even for devices already sold. From 11\u00a0December 2027, new devices must be secure by design and get updates for as long as people are expected to use them, normally at least five years. If you sell under your own name, you’re the manufacturer.",
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
        "Yes, if you have many devices or they’re hard to reach. For a few sensors near good Wi-Fi, buy a kit.",
    },
    {
      question: "Which radio will we need?",
      answer:
        "Power and coverage decide: Wi-Fi beside a mains socket, LoRaWAN in a field, Bluetooth near a phone, LTE-M or NB-IoT where an operator covers the site (a phone signal is no proof). LoRaWAN and NB-IoT make updates slow.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "For a board and software that misread each other, and the EU’s radio rules.",
    },
    { service: "data-science", reason: "For the questions your readings should answer." },
  ],
  closing: "From prototype to fleet, with one team",
};
