import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Connected devices from sensor to dashboard: gateways that buffer, a certificate for each device, staged updates with rollback, and fleet monitoring.",
  heading: "Connected devices you can still update",
  outcome:
    "We build the path from sensor to gateway to cloud, and the means to repair it after the last device is bolted to a wall.",
  startLabel: "Ask about a fleet",
  enquiryLabel: "Write to us about devices",
  closing: {
    title: "How far away is the furthest device?",
    text: "Hours of travel will do as the unit. Add how it is powered, and how new firmware reaches it today, even if that means a laptop and a cable.",
  },
  order: ["argument", "signs", "exhibit", "deliverables", "month"],
  titles: {
    signs: "When a fleet needs us",
    deliverables: "Built along the path",
    month: "A month of pulled plugs",
    technologies: "From gateway to dashboard",
    questions: "Questions about a fleet",
  },
  argument: {
    title: "Nobody will drive out to press reset",
    paragraphs: [
      "A failed web server is one login away. A failed sensor in a pump house may be a day's drive away, behind a SIM with no public address.",
      "That distance decides the design. A device keeps two firmware slots. It writes the new image to the spare one, checks the signature, boots it on trial, and falls back unless the new image reaches the server and confirms itself. Each device also has a key of its own, so a stolen unit can be shut out without touching the rest.",
      "Hence our order of work: the first thing we ship over the air is an update. A device that has never been cut off halfway through one, and recovered, is not ready for features.",
    ],
  },
  signs: [
    "Devices will sit where a visit costs more than the hardware.",
    "A pilot works on office Wi-Fi and must now run on mobile data, gateways and other people's power.",
    "You sell a device and must be able to patch it for years.",
    "Readings have gaps and nobody can say where they were lost.",
  ],
  deliverables: [
    {
      title: "Device firmware",
      description: "Sampling, flash buffer, watchdog, time sync, two update slots.",
    },
    {
      title: "Gateway image",
      description: "A Linux image rebuilt from source, with protocol adapters and a queue on disk.",
    },
    {
      title: "Message schema",
      description: "MQTT topics, units, sequence numbers and a version, as a file in the repository.",
    },
    {
      title: "Device registry",
      description: "Per unit: certificate, firmware, site, last contact.",
    },
    {
      title: "Update service",
      description: "Signed images, release rings, a halt rule, a record of what each device runs.",
    },
    {
      title: "Ingest and dashboard",
      description: "Storage that ignores duplicates. A screen that shows how old each value is.",
    },
    {
      title: "Bill of materials",
      description: "Every open-source part with version and licence, shipped with each release.",
    },
    {
      title: "Fleet runbook",
      description: "Lost unit, expired certificate, bad release: the steps, in order.",
    },
  ],
  exhibit: {
    kind: "route",
    title: "One reading, from tank to screen",
    intro: "A level taken every minute. Something can break at each stop; the design decides what is kept.",
    stops: [
      {
        title: "Sensor",
        description:
          "Fails: open circuit, stuck value. Kept: raw count and quality flag, so a fault never looks like an empty tank.",
      },
      {
        title: "Device",
        description:
          "Fails: power cut, clock back at 1970. Kept: readings in flash with boot counter and sequence number; after time sync, this boot's readings get dates.",
      },
      {
        title: "Radio link",
        description: "Fails: no signal, lost acknowledgement. Kept: the reading, until it is acknowledged.",
      },
      {
        title: "Gateway",
        description:
          "Fails: uplink down for days. Kept: a disk queue. When it fills, old levels are thinned and alarms stay.",
      },
      {
        title: "Broker",
        description:
          "Fails: connection drops, and MQTT QoS 1 delivers twice. Kept: both copies, each with device ID, boot counter and sequence number.",
      },
      {
        title: "Ingest",
        description:
          "Fails: unknown schema version. Kept: raw payload, set aside and replayed after the fix.",
      },
      {
        title: "Store",
        description:
          "Fails: a copy, or a reading days late. Kept: one row per device, boot and sequence number.",
      },
      {
        title: "Dashboard",
        description:
          'Fails: an old value looks live. Kept: time measured and time received. Past its limit a value is labelled "stale".',
      },
    ],
  },
  firstMonth: [
    {
      title: "The site sheet",
      description: "Signal, power, mounting, who has the keys, measured where the device will hang.",
    },
    {
      title: "The first update",
      description:
        "A development board takes a signed image over the air while we pull its plug, repeatedly.",
    },
    {
      title: "The first reading",
      description: "Tank to screen. Then the network is cut for a day and we count what arrives afterwards.",
    },
    {
      title: "The stolen unit",
      description: "Every test device gets a certificate. One is revoked and refused; the others carry on.",
    },
  ],
  technologies: ["aws", "python", "docker", "my-sql", "react-js", "git-lab"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "A handful of sensors in one building with good Wi-Fi. Buy a kit with a subscription and accept its export format. The machines have a PLC and SCADA already records them. Read the historian's database; extra devices only add points of failure. One meter, read monthly. A photograph and a spreadsheet win.",
    },
    {
      question: "Who owns the code, the cloud account and the readings?",
      answer:
        "You. The account is opened in your name and the code sits in your repository. Open-source parts keep their licences.",
    },
    {
      question: "How can an update not break the fleet?",
      answer:
        "It goes to a bench group, then one site, then the rest. The rollout halts when more devices than the agreed share fail to confirm. A device that cannot reach the server on the new image returns to the old one unaided.",
    },
    {
      question: "Which security baseline do you work from?",
      answer:
        "ETSI EN 303 645, written for consumer devices and a sound checklist for others: no universal default passwords, secure updates, few exposed interfaces. Most connected devices sold in the EU also fall under the Cyber Resilience Act, whose reporting duties have applied since 11 September 2026.",
    },
    {
      question: "Could we leave AWS later?",
      answer:
        "If it is planned. MQTT and the schema move; the endpoint and the certificate authority may not. We put the endpoint under your domain name and write the move down.",
    },
    {
      question: "What is handed over?",
      answer:
        "Signing keys, registry, runbook, build containers. Your operator runs a staged update and a revocation while we watch. Retirement is covered too: revoke, erase, close the SIM, mark the record.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "For the board itself: drivers, protocol and bench, before there is a fleet.",
    },
    { service: "data-science", reason: "Once a season of readings is worth a question." },
  ],
};
