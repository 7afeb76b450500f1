import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Connected devices from sensor to dashboard: readings that survive an outage, a certificate for each device and updates that roll back.",
  heading: "Update 600 devices without leaving your desk",
  outcome:
    "You see every gap in the readings and fix faults remotely, even after the last device is bolted to the wall.",
  price: "Fixed for the first month and each release, plus a monthly fee if we run the fleet",
  audience: "Device makers and plant operators whose site visits cost more than the hardware.",
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
        "A dip in the mains interrupts an update, and the sensor in a pump house stops responding. The engineer’s log reads:",
        "The update had overwritten the only copy of the firmware. The next model has room for two, so new firmware runs on trial, and a device that can’t report home with it goes back to the old version on its own.",
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
      title: "Four weeks on real hardware",
      weeks: [
        {
          title: "The site",
          description: "We measure signal and power where the device will be installed.",
        },
        {
          title: "The update",
          description: "A test device takes an update by radio while we keep pulling its plug.",
        },
        {
          title: "The reading",
          description: "We cut the network for a day, then count the readings that arrive afterwards.",
        },
        {
          title: "The stolen unit",
          description: "We lock one device out while the others carry on.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "What can fail between sensor and screen, and how updates and identities work.",
      illustration: {
        kind: "steps",
        title: "How a tank level gets to the screen",
        steps: [
          {
            title: "Sensor",
            description: "If a wire breaks, the reading shows a fault, never an empty tank.",
          },
          {
            title: "Device",
            description:
              "After a power cut the clock says 1970, so readings are numbered and wait in flash until it’s set.",
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
            title: "Broker",
            description: "MQTT at QoS 1 may deliver a message twice, but MySQL keeps only one.",
          },
          {
            title: "Ingest",
            description:
              "A Python service sets aside messages in an unknown format and replays them after the fix.",
          },
          {
            title: "Dashboard",
            description: "A React page shows each value’s age and, past a limit, calls it stale.",
          },
        ],
      },
      notes: [
        {
          title: "Updates",
          description:
            "Each device has two slots for signed images. An update goes to a bench group, then to a random sample, then to the rest, and stops if too many fail.",
        },
        {
          title: "Identity",
          description:
            "Each device has a key and a certificate. When you retire a device, we revoke both, cancel its SIM and wipe the device if it’s online.",
        },
        {
          title: "Leaving AWS",
          description:
            "MQTT and the schema move with you. The endpoint and the certificate authority might not, so use your own.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who looks after the fleet",
      withEngineers:
        "Your operators do, from the dashboard, once they’ve rehearsed a bad release and a stolen unit with us.",
      withoutEngineers:
        "We do, for a monthly fee. We fix the firmware and the server, send out the updates you sign, and get the call when a site goes silent.",
    },
    {
      kind: "deliverables",
      title: "What you get",
      points: [
        {
          title: "Firmware",
          description: "It stores readings through an outage and keeps a fallback copy of its firmware.",
        },
        {
          title: "An update service",
          description: "It sends signed versions in stages and stops a bad one.",
        },
        {
          title: "A register of devices",
          description: "Where each one is and what it runs.",
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
          text: "Since 11\u00a0September 2026, the EU’s Cyber Resilience Act has required manufacturers to report actively exploited vulnerabilities and severe incidents, with a first warning within 24\u00a0hours. Secure design and updates become compulsory on 11\u00a0December 2027.",
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
        "It pays off if you have many devices, or distant ones, to keep updated for years. For a few sensors in one building with good Wi-Fi, a subscription kit will do.",
    },
    {
      question: "Who makes the circuit board?",
      answer:
        "You do, a design house does, or you buy one. We write the firmware, gateway and cloud software and test them on it.",
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
