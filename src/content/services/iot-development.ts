import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Connected devices from sensor to dashboard: readings that survive an outage, a certificate for each device and updates that roll back.",
  heading: "Update 600 devices without leaving your desk",
  outcome:
    "You see every gap in the readings and fix faults remotely, even after the last device is bolted to its wall.",
  price: "Agreed in advance for each release, then a monthly fee if we run the fleet",
  audience: "Device makers and plant operators whose site visits cost more than the hardware.",
  demonstration: {
    title: "Send an update to 600 devices",
    intro: "The new firmware has a fault. How many devices does it reach before the rollout stops?",
    alt: "A sheet of 600 devices, all updated at once: 568 run the new firmware. The other 32 have no second slot to fall back on and need a visit.",
  },
  parts: [
    {
      kind: "case-study",
      title: "Eleven hours for four minutes",
      clock: "02:00",
      paragraphs: [
        "At 02:00 a dip in the mains interrupts an update, and the sensor in a pump house stops responding. From the trip sheet:",
        "The update had overwritten the only copy of the firmware. The next model has room for two. The new one runs on trial, and a device that can’t report home with it goes back to the old one by itself.",
      ],
      entries: [
        { label: "Left", text: "05:30. One engineer, one laptop, one cable." },
        { label: "Arrived", text: "10:50, after 310\u00a0km." },
        { label: "Work", text: "Four minutes: plug in, load the old firmware." },
        { label: "Back", text: "16:30." },
      ],
    },
    {
      kind: "weekly-plan",
      title: "Four weeks of tests on real hardware",
      weeks: [
        {
          title: "The site",
          description: "We measure signal and power on the wall where the device will hang.",
        },
        {
          title: "The update",
          description: "A test device takes an update by radio while we keep pulling its plug.",
        },
        {
          title: "The reading",
          description:
            "We follow a reading from tank to screen, cut the network for a day and count what arrives late.",
        },
        {
          title: "The stolen unit",
          description: "We lock one device out while the others carry on.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "What can fail between tank and screen, and how updates and identities work.",
      illustration: {
        kind: "steps",
        title: "How a reading gets from tank to screen",
        intro: "Each stop can fail in its own way.",
        steps: [
          {
            title: "Sensor",
            description: "A wire breaks: raw count and quality flag report a fault, never an empty tank.",
          },
          {
            title: "Device",
            description:
              "After a power cut the clock says 1970. Readings wait in flash, numbered, until it’s set.",
          },
          {
            title: "Radio link",
            description: "An acknowledgement is lost: the device keeps the reading until one arrives.",
          },
          {
            title: "Gateway",
            description:
              "Days without an uplink: a disk queue stores readings, thins out old ones and keeps every alarm.",
          },
          {
            title: "Broker",
            description: "MQTT QoS 1 may deliver twice. The database keeps one.",
          },
          {
            title: "Ingest",
            description: "A message in an unknown format is set aside and replayed after the fix.",
          },
          {
            title: "Dashboard",
            description: "Shows the age of every value. Past a limit, it says “stale”.",
          },
        ],
      },
      notes: [
        {
          title: "Updates",
          description:
            "Two slots, signed images. A bench group goes first, then a random sample, then the rest, unless too many fail.",
        },
        {
          title: "Identity",
          description:
            "A key and certificate per device. Retiring one revokes them, erases its data and closes the SIM.",
        },
        {
          title: "Leaving AWS",
          description:
            "MQTT and the schema move with you. The endpoint and the certificate authority may not, so use your own.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who looks after the fleet",
      withEngineers:
        "Your operators do, from the dashboard. They’ve rehearsed a bad release and a stolen unit with us, and we’re there by the day when they need us.",
      withoutEngineers:
        "We do. We send the updates and fix firmware and server, and when a site goes silent in the small hours, we get the call. That’s a monthly fee.",
    },
    {
      kind: "deliverables",
      title: "What you get",
      points: [
        {
          title: "Firmware",
          description: "It stores readings while the line is down and keeps a copy to fall back on.",
        },
        {
          title: "An update service",
          description: "It sends signed versions in stages and stops a bad one.",
        },
        {
          title: "A register of devices",
          description: "Where each one is, what it runs and when it last reported.",
        },
        {
          title: "A runbook",
          description: "The steps for a lost unit, an expired certificate or a bad release.",
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
          text: "The EU’s Cyber Resilience Act: since 11\u00a0September 2026, manufacturers must report actively exploited vulnerabilities and severe incidents, the first warning within 24\u00a0hours. Secure design and updates become compulsory on 11\u00a0December 2027.",
          source: {
            label: "Regulation (EU) 2024/2847",
            url: "https://eur-lex.europa.eu/eli/reg/2024/2847/oj",
          },
        },
        {
          text: "The United Kingdom’s PSTI Act: since 29\u00a0April 2024, connected consumer products need unique or user-set passwords, a contact for security reports and a published end date for updates.",
          source: {
            label: "UK regulations 2023 No. 1007",
            url: "https://www.legislation.gov.uk/uksi/2023/1007/contents/made",
          },
        },
      ],
    },
  ],
  technologies: ["aws", "python", "docker", "my-sql", "react-js", "git-lab"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "It is if your devices are many or far away and need updates for years. For a few sensors in one building with good Wi-Fi, buy a kit with a subscription. If your control system already records everything, our data team can read its database. One meter read monthly needs a photo and a spreadsheet.",
    },
    {
      question: "Who makes the circuit board?",
      answer:
        "You do, or a design house, or you buy one. We write the firmware, gateway and cloud side and test them on it.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "Gets firmware and app to agree on the bench before there is a fleet.",
    },
    { service: "data-science", reason: "Answers your questions once a season of readings is in." },
  ],
  closing: "How far away is your furthest device?",
};
