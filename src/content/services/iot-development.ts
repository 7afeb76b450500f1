import picture from "../images/heroes/iot-development.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Connected devices from sensor to dashboard: readings that survive an outage, a certificate for each device and updates that roll back.",
  heading: "Update 600 devices without leaving your desk",
  outcome:
    "You see every gap in the readings and fix faults remotely, even once the devices are bolted to the wall. We build firmware, app and cloud; an electronics firm you choose designs the board.",
  price: "Fixed for the first month and each release, plus a monthly fee if we run the fleet",
  audience: "Founders, device makers, and plant operators tired of site visits.",
  demonstration: {
    title: "Send an update to 600 devices",
    intro: "The new firmware has a fault. How many devices does it reach before the rollout stops?",
    alt: "All 600 devices on a dark field were updated at once, and 568 run the new firmware. The other 32 had no second slot to fall back on, so they went dark and need a visit.",
  },
  parts: [
    {
      kind: "case-study",
      title: "Eleven hours for four minutes",
      clock: "02:00",
      paragraphs: [
        "A dip in the mains interrupts an update, and a sensor stops responding. The engineer’s log reads:",
        "The update had overwritten the only copy of the firmware. The next model has room for two, so a device that can’t phone home on new firmware goes back to the old version on its own.",
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
          description:
            "We measure signal and power where the device will go, with a development kit if there’s no board yet.",
        },
        {
          title: "The update",
          description: "A test device takes an update by radio while we keep pulling its plug.",
        },
        {
          title: "The reading",
          description: "We cut the network for a day, then reconnect and count the readings.",
        },
        {
          title: "The stolen unit",
          description: "We lock one device out while the others carry on.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "What can fail between sensor and screen, how updates work and which languages we use.",
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
            description: "If an acknowledgement is lost, the device keeps the reading until one arrives.",
          },
          {
            title: "Gateway",
            description: "If the uplink is down for days, it thins out old readings but keeps every alarm.",
          },
          {
            title: "Ingest",
            description: "MQTT may deliver a message twice, but MySQL keeps one.",
          },
          {
            title: "Dashboard",
            description: "The page shows each value’s age and marks old ones as stale.",
          },
        ],
      },
      notes: [
        {
          title: "Updates",
          description:
            "You hold the signing key, so no device runs firmware you haven’t signed. An update goes to a bench group, then a random sample, then the rest.",
        },
        {
          title: "Identity",
          description: "Each device has its own certificate, revoked when it’s retired.",
        },
        {
          title: "Languages",
          description:
            "C for the firmware, with or without an RTOS such as Zephyr or FreeRTOS, Python on the server and TypeScript on the dashboard.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who looks after the fleet",
      withEngineers: "Your engineers do, once they’ve rehearsed a bad release and a stolen unit with us.",
      withoutEngineers:
        "For a monthly fee, we fix the firmware and the server, send out updates you’ve signed, and get the call when a site goes silent.",
    },
    {
      kind: "deliverables",
      title: "What you get",
      points: [
        {
          title: "Firmware",
          description:
            "Written in C. It stores readings through an outage and keeps a version to fall back on.",
        },
        {
          title: "An update service",
          description: "It sends out the versions you’ve signed, and stops a bad one.",
        },
        {
          title: "A register of devices",
          description: "Where each one is, and what it runs.",
        },
        {
          title: "A parts list (SBOM)",
          description: "Every open-source component, with version and licence.",
        },
      ],
    },
    {
      kind: "law",
      title: "What the law asks of a connected device",
      points: [
        {
          text: "Since 11\u00a0September 2026, the EU’s Cyber Resilience Act has required manufacturers to report actively exploited vulnerabilities and severe incidents, with a first warning within 24\u00a0hours. Secure design and updates become compulsory on 11\u00a0December 2027. If you sell the device under your name, you’re the manufacturer: you file the reports and sign the declaration of conformity, and we prepare the documents.",
          source: {
            label: "Regulation (EU) 2024/2847",
            url: "https://eur-lex.europa.eu/eli/reg/2024/2847/oj",
          },
        },
        {
          text: "Since 29\u00a0April 2024, the United Kingdom’s PSTI Act has required connected consumer products to have unique or user-set passwords, a contact for security reports and a published end date for updates.",
          source: {
            label: "UK regulations 2023 No. 1007",
            url: "https://www.legislation.gov.uk/uksi/2023/1007/contents/made",
          },
        },
        {
          text: "Since 12\u00a0September 2025, the EU’s Data Act has given users a right to the data their device produces. Products placed on the market since 12\u00a0September 2026 must make it accessible by design.",
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
        "It is if you’ll have many devices, or distant ones, to keep updated. For a few sensors in a building with good Wi-Fi, a ready-made kit will do.",
    },
    {
      question: "What if we have an idea but no board?",
      answer:
        "The first month runs on a development kit and leaves you with working firmware and a list of what your board must do. Then we test the first boards.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "Gets your firmware and app to agree before there’s a fleet.",
    },
    { service: "data-science", reason: "Answers your questions once you have a season’s readings." },
  ],
  closing: "How far away is your furthest device?",
};
