import picture from "../images/heroes/iot-development.svg";
import { company } from "../page-company.ts";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Connected devices from sensor to dashboard: no hidden gaps in the readings, a certificate for each device and updates that roll back if they fail.",
  heading: "Go from a prototype to a fleet you can update",
  lead: "You see every gap in the readings and fix faults remotely. We build the firmware, app and server, and help you choose the electronics firm that designs the board.",
  price: "Fixed for the first month, then quoted version by version.",
  audience: "Founders, device makers, and plant operators tired of site visits.",
  demo: {
    name: "rollout",
    title: "Send an update to 600 devices",
    intro:
      "The new firmware has a fault. How many devices does it reach, and how many can go back to the old version?",
    alt: "Of 600 devices updated at once, 32 have no copy of the old version and need a visit.",
  },
  firstMonthLayout: "rows",
  parts: [
    {
      kind: "case-study",
      title: "Eleven hours for four minutes",
      postmark: "02:00",
      paragraphs: [
        "A power dip interrupts an update, and a sensor stops responding. The engineer’s log:",
        "The update had overwritten the only copy of the firmware. The next model keeps the previous firmware, and goes back to it if the new version can’t reach the server within twelve hours.",
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
      title: "Four weeks on real hardware",
      weeks: [
        {
          title: "The site",
          description: "Together, we measure signal and power on site.",
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
      intro: "What can fail between sensor and screen.",
      exhibit: {
        kind: "steps",
        title: "How a tank level gets to the screen",
        steps: [
          {
            title: "Sensor",
            description: "If a wire breaks, the reading shows a fault, not an empty tank.",
          },
          {
            title: "Device",
            description:
              "After a power cut the clock says 1970, so until it’s set, readings are numbered and timed from start-up.",
          },
          {
            title: "Radio link",
            description:
              "Over Wi-Fi or mobile data, the device keeps each reading until it’s acknowledged. Over LoRaWAN, later messages repeat it, and a long outage shows as a gap.",
          },
          {
            title: "Gateway",
            description: "If an outage fills its memory, it thins out old readings but keeps every alarm.",
          },
          {
            title: "Ingest",
            description: "MQTT may deliver a message twice, but MySQL keeps only one copy.",
          },
          {
            title: "Dashboard",
            description: "Each value shows its age.",
          },
        ],
      },
    },
    {
      kind: "support",
      title: "Who looks after the fleet",
      withEngineers:
        "Your engineers look after it, once they’ve practised handling a bad release and a stolen device.",
      withoutEngineers:
        "For a monthly fee, we maintain the firmware and server and, during the hours you choose, respond when a site goes offline.",
    },
    {
      kind: "deliverables",
      title: "What you get",
      points: [
        {
          title: "Firmware",
          description:
            "C code that resends missed readings if the radio allows, and keeps the previous version.",
        },
        {
          title: "An update service",
          description: "Only versions signed with your key go out, and a bad one is stopped early.",
        },
        {
          title: "A dashboard and phone app",
          description:
            "They alert the people you choose when a value passes its limit or a device goes quiet. It all runs in your own cloud account.",
        },
        {
          title: "A list of software parts (SBOM)",
          description: "Every open-source component, with its version and licence.",
        },
      ],
    },
    {
      kind: "law",
      title: "What the law asks of a connected device",
      points: [
        {
          text: "Since 11\u00a0September 2026, the EU’s Cyber Resilience Act has required manufacturers to report actively exploited vulnerabilities and severe incidents, first within 24\u00a0hours, even for devices already sold. From 11\u00a0December 2027, new devices must also be secure by design and get updates, normally for at least five years. If you sell under your own name, you’re the manufacturer: you file the reports and the declaration of conformity, and we help you write them.",
          source: {
            label: "Regulation (EU) 2024/2847",
            url: "https://eur-lex.europa.eu/eli/reg/2024/2847/oj",
          },
        },
        {
          text: "Since 29\u00a0April 2024, the UK’s PSTI Act has required connected consumer products to have unique or user-set passwords, a security contact and a published end date for updates.",
          source: {
            label: "UK Statutory Instruments 2023 No. 1007",
            url: "https://www.legislation.gov.uk/uksi/2023/1007/contents/made",
          },
        },
      ],
    },
  ],
  technologies: ["aws", "python", "my-sql", "react-js"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if you have many devices or they’re hard to reach. For a few sensors near good Wi-Fi, buy a kit.",
    },
    {
      question: "What if we have no board yet, or already sell a device?",
      answer:
        "If you have no board yet, we start on a development kit, list what your board must do and help you get quotes. If the board and our firmware disagree, its designers can rerun the test that shows why. If you already sell a device, ask whoever wrote its firmware for the source code, build scripts and signing keys. Then we check whether its devices can undo a bad update.",
    },
    {
      question: "Which radio will we need?",
      answer:
        "With mains power, often Wi-Fi. In a field, often LoRaWAN: kind to batteries, but slow to update. If there’s mobile coverage and updates matter, LTE-M, or NB-IoT for small messages.",
    },
    {
      question: `You’re in ${company.place.country}. Who goes to the site?`,
      answer: "Normally you do, with a kit and a list from us, and we follow by video.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "Makes your board and software work together. Its page also sums up the EU’s radio rules.",
    },
    { service: "data-science", reason: "Turns your readings into answers." },
  ],
  closing: "Tell us about your devices",
};
