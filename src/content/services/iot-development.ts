import picture from "../images/heroes/iot-development.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Connected devices from sensor to dashboard: readings that survive an outage, a certificate for each device and updates that roll back.",
  heading: "Update 600 devices without leaving your desk",
  outcome:
    "You see every gap in the readings and fix faults remotely, even when the devices are bolted to a wall. We build the firmware, the app and the cloud; an electronics firm designs the board.",
  price: "Fixed for the first month and each release, plus a monthly fee if we run the fleet",
  audience: "Founders, device makers, and plant operators tired of site visits.",
  demonstration: {
    title: "Send an update to 600 devices",
    intro:
      "The new firmware has a fault. How many devices does it reach, and how many can go back to the old version?",
    alt: "A grid of 600 devices, all updated at once. 568 run the new firmware. The other 32 kept no old version in a second slot, so they stopped working and need a visit.",
  },
  parts: [
    {
      kind: "case-study",
      title: "Eleven hours for four minutes",
      clock: "02:00",
      paragraphs: [
        "A dip in the mains interrupts an update, and a sensor stops responding. The engineer’s log reads:",
        "The update had overwritten the only copy of the firmware. The next model keeps two, and goes back to the old one if the new one can’t reach the server.",
      ],
      entries: [
        { label: "Left", text: "05:30." },
        { label: "Arrived", text: "10:50, after 310\u00a0km." },
        { label: "Work", text: "Four minutes: plug in, load the old firmware." },
        { label: "Back", text: "16:30." },
      ],
    },
    {
      kind: "weekly-plan",
      layout: "rows",
      title: "Four weeks on real hardware",
      weeks: [
        {
          title: "The site",
          description: "We measure signal and power where the device will go.",
        },
        {
          title: "The update",
          description: "A test device takes an update by radio while we keep pulling its plug.",
        },
        {
          title: "The reading",
          description: "We cut the network for a day, then reconnect and check that no reading is missing.",
        },
        {
          title: "The theft",
          description: "We lock out one “stolen” device while the others carry on.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "What can fail between sensor and screen, and how we handle it.",
      illustration: {
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
              "After a power cut the clock says 1970, so readings are numbered and kept until it’s set.",
          },
          {
            title: "Radio link",
            description: "Over Wi-Fi or mobile, the device keeps each reading until it’s acknowledged.",
          },
          {
            title: "Gateway",
            description: "In a long outage, it thins out old readings but keeps every alarm.",
          },
          {
            title: "Ingest",
            description: "MQTT may deliver a message twice, but MySQL keeps one.",
          },
          {
            title: "Dashboard",
            description: "Each value shows its age, and stale ones are marked.",
          },
        ],
      },
      notes: [
        {
          title: "Updates",
          description:
            "You hold the signing key. Updates reach a bench group, then a random sample, then the rest.",
        },
        {
          title: "Identity",
          description: "Each device has its own certificate or key, revoked when it’s retired.",
        },
        {
          title: "Languages",
          description:
            "C on Zephyr, FreeRTOS or bare metal, Python on the server and TypeScript on the dashboard.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who looks after the fleet",
      withEngineers: "Your engineers do, once they’ve rehearsed a bad release and a stolen device with us.",
      withoutEngineers:
        "For a monthly fee, we fix the firmware and the server, send out updates, and get the call when a site goes silent. You approve each update by touching a security key.",
    },
    {
      kind: "deliverables",
      title: "What you get",
      points: [
        {
          title: "Firmware",
          description: "It stores readings through an outage and keeps a version to fall back on.",
        },
        {
          title: "An update service",
          description: "It sends out only what you’ve signed, and stops a bad version from spreading.",
        },
        {
          title: "A dashboard and phone app",
          description:
            "You see readings, alarms and devices. The server runs in your cloud account, so it carries on without us.",
        },
        {
          title: "A parts list (SBOM)",
          description: "Every open-source component, with its version and licence.",
        },
      ],
    },
    {
      kind: "law",
      title: "What the law asks of a connected device",
      points: [
        {
          text: "Since 11\u00a0September 2026, the EU’s Cyber Resilience Act has required manufacturers to report actively exploited vulnerabilities and severe incidents, first within 24\u00a0hours. Secure design and updates follow on 11\u00a0December 2027. If you sell the device under your own name, you’re the manufacturer: you file the reports and sign the declaration of conformity, which we prepare.",
          source: {
            label: "Regulation (EU) 2024/2847",
            url: "https://eur-lex.europa.eu/eli/reg/2024/2847/oj",
          },
        },
        {
          text: "Since 29\u00a0April 2024, the UK’s PSTI Act has required connected consumer products to have unique or user-set passwords, a contact for security reports and a published end date for updates.",
          source: {
            label: "UK regulations 2023 No. 1007",
            url: "https://www.legislation.gov.uk/uksi/2023/1007/contents/made",
          },
        },
        {
          text: "The EU’s Data Act gives users a right to their device’s data, and new products have had to be designed for it since 12\u00a0September 2026. Small manufacturers are largely exempt.",
          source: {
            label: "Regulation (EU) 2023/2854",
            url: "https://eur-lex.europa.eu/eli/reg/2023/2854/oj",
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
        "It is if your devices are many, or hard to reach. For a few sensors near good Wi-Fi, buy a kit.",
    },
    {
      question: "What if we have an idea but no board?",
      answer:
        "We start on a development kit, list what your board must do, and help you choose and brief an electronics firm. If its board and our firmware disagree, both can rerun the test that shows why.",
    },
    {
      question: "Which radio will we need?",
      answer:
        "If there’s mains power, often Wi-Fi. In a field, LoRaWAN needs a gateway nearby and makes updates slow, while NB-IoT and LTE-M need mobile coverage.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "Gets one board and its app to agree.",
    },
    { service: "data-science", reason: "Answers questions once you have a season’s readings." },
  ],
  closing: "How far away is your furthest device?",
};
