import picture from "../images/heroes/iot-development.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Connected devices from sensor to dashboard: no hidden gaps in the readings, a certificate for each device and updates that roll back if they fail.",
  heading: "Go from a prototype to a fleet you can update",
  lead: "You know when a reading is missing, and you fix faults without a site visit. We write the firmware, the app and the server, and help you choose the electronics firm that designs the board.",
  price: "Fixed for the first month, then quoted version by version.",
  audience: "Founders, device makers, and plant operators tired of site visits.",
  demo: {
    name: "rollout",
    title: "Send an update to 600 devices",
    intro:
      "The new firmware has a fault. How many devices does it reach, and how many can go back to the old version?",
    alt: "Of 600 devices updated at once, 32 have no copy of the old version and need a visit.",
  },
  parts: [
    {
      kind: "case-study",
      title: "Eleven hours for four minutes",
      postmark: "02:00",
      paragraphs: [
        "A power dip interrupts an update, and a sensor stops responding. The engineer’s log:",
        "The update had overwritten the only copy of the firmware. Later devices keep the old firmware, and return to it if the new one can’t reach the server within twelve hours.",
      ],
      entries: [
        { label: "Left", text: "05:30." },
        { label: "Arrived", text: "10:50, after 310\u00a0km." },
        { label: "Work", text: "Four minutes: plug in, load the old firmware." },
        { label: "Back", text: "16:30." },
      ],
    },
    {
      kind: "table",
      title: "From prototype to series",
      intro: "Each firm bills you directly, and you own what it makes.",
      columns: ["Stage", "What we do", "What you do", "Who you pay"],
      rows: [
        [
          "Prototype",
          "Firmware on a development kit, and the first reading on your screen",
          "Take our kit to the site while we follow by video",
          "Us: a fixed price for month one",
        ],
        [
          "Pilot",
          "Firmware for the first boards, signed updates and a dashboard in your cloud account",
          "Choose an electronics firm from quotes we compare with you",
          "Us, version by version; the electronics firm for the board",
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
          "The manufacturer; us monthly if we look after the fleet",
        ],
      ],
    },
    {
      kind: "first-month",
      layout: "rows",
      title: "Four weeks on real hardware",
      weeks: [
        {
          title: "The site",
          description: "You measure signal and power with our kit.",
        },
        {
          title: "The update",
          description: "A test device updates while we keep unplugging it.",
        },
        {
          title: "The reading",
          description:
            "We cut the network for an afternoon. Every reading must arrive late or show as a gap.",
        },
        {
          title: "The theft",
          description: "We lock out one “stolen” device while the others carry on.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "What can fail between sensor and screen, and the tools we use.",
      notes: [
        {
          title: "Readings",
          description:
            "The device keeps each reading until the server confirms it. Over LoRaWAN, the next messages repeat it. MQTT may deliver a message twice; MySQL keeps one copy.",
        },
        {
          title: "A broken wire",
          description:
            "The reading shows a fault, not an empty tank. Every value on the dashboard has its age.",
        },
        {
          title: "Firmware",
          description:
            "C on Zephyr, FreeRTOS or ESP-IDF, and a test bench that cuts the power in the middle of an update.",
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
      {
        text: "In the UK, connected consumer products need unique or user-set passwords, a security contact and a published end date for updates.",
        source: {
          label: "UK Statutory Instruments 2023 No. 1007",
          url: "https://www.legislation.gov.uk/uksi/2023/1007/contents/made",
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
      question: "We already sell a device. Where do you start?",
      answer:
        "Ask whoever wrote the firmware for the source code, build scripts and signing keys. Then we check whether devices in the field can undo a bad update.",
    },
    {
      question: "Which radio will we need?",
      answer:
        "With mains power, often Wi-Fi. In a field, often LoRaWAN, which is kind to batteries but slow to update. With mobile coverage, LTE-M if updates matter, NB-IoT for small messages.",
    },
    {
      question: "Who looks after the fleet?",
      answer:
        "Your engineers, once they’ve practised a bad release and a stolen device. If you have none, we maintain firmware and server for a monthly fee, and answer alerts during the hours you choose.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "Makes your board and software work together. That page also covers the EU’s radio rules.",
    },
    { service: "data-science", reason: "Turns your readings into answers." },
  ],
  closing: "Tell us about your devices",
};
