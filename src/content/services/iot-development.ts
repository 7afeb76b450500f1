import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Connected devices from sensor to dashboard: buffered readings, a certificate for each device and updates that roll back.",
  heading: "Connected devices you can update from afar",
  outcome:
    "You get the whole path from sensor to screen with a safe way to repair it after the last device is bolted to a wall.",
  startLabel: "Plan my device fleet",
  enquiryLabel: "Sketch my update path",
  closing: {
    title: "How far away is your furthest device?",
    text: "Give the hours of travel, its power supply and how firmware reaches it today, even by laptop and cable. We send back a sketch of a safe update path.",
  },
  order: ["argument", "demonstration", "signs", "illustration", "deliverables", "month"],
  titles: {
    signs: "When devices leave the building",
    deliverables: "What we build along the path",
    month: "A month of tests on real hardware",
    technologies: "From gateway to dashboard",
    questions: "Questions about a fleet",
  },
  argument: {
    title: "Repairs that save you the drive",
    paragraphs: [
      "A failed web server is one login away; a failed sensor in a pump house may be a day’s drive away, behind a SIM without a public address.",
      "So each device keeps two firmware slots. It writes the new image to the spare one, checks the signature, boots it on trial, and falls back unless that image reaches the server and confirms itself. With a key per device you can shut out a stolen unit and leave the rest running.",
      "That is why we build and test the update before anything else. A device is ready for features once it has been cut off halfway through an update and has recovered.",
    ],
  },
  signs: [
    "Your devices will sit where a visit costs more than the hardware.",
    "Your pilot works on office Wi-Fi and must now run on mobile data and other people’s power.",
    "You sell a device and must be able to patch it for years.",
    "Your readings have gaps and you cannot tell where they were lost.",
  ],
  deliverables: [
    {
      title: "Device firmware",
      description: "Sampling, flash buffer, watchdog, time sync and two update slots.",
    },
    {
      title: "Gateway image",
      description: "A Linux image rebuilt from source, with protocol adapters and a queue on disk.",
    },
    {
      title: "Message schema",
      description: "MQTT topics, units, sequence numbers and a version, as a file in Git.",
    },
    {
      title: "Device registry",
      description: "Certificate, firmware, site and last contact of each unit.",
    },
    {
      title: "Update service",
      description: "Signed images, release rings, a halt rule, a record of what each device runs.",
    },
    {
      title: "Ingest and dashboard",
      description: "Storage that ignores duplicates and a screen that shows how old each value is.",
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
  demonstration: {
    title: "Send an update to 600 devices",
    intro:
      "Choose the rings, the halt rule and the slots, then start. You see how far a bad release gets, and how many devices somebody has to drive to.",
    alt: "A sheet of 600 devices with one firmware slot each, all updated at once: 568 run the new firmware, and 32, without a second slot to return to, need a visit.",
  },
  illustration: {
    kind: "route",
    title: "How a reading gets from tank to screen",
    intro:
      "A level is taken every minute. Something can break at each stop; the design decides what you keep.",
    stops: [
      {
        title: "Sensor",
        description:
          "A wire breaks or a value sticks: you keep raw count and quality flag, so a fault never looks like an empty tank.",
      },
      {
        title: "Device",
        description:
          "After a power cut the clock is back at 1970. Readings wait in flash with a boot counter and a sequence number. Once the clock is set again, those taken since the restart get their dates.",
      },
      {
        title: "Radio link",
        description:
          "When the signal or an acknowledgement is lost, the device holds the reading until it is acknowledged.",
      },
      {
        title: "Gateway",
        description:
          "When your uplink is down for days, a disk queue holds on. As it fills, old levels are thinned and alarms stay.",
      },
      {
        title: "Broker",
        description:
          "After a dropped connection, MQTT QoS 1 may deliver twice. Both copies stay, with device ID, boot counter and sequence number.",
      },
      {
        title: "Ingest",
        description: "A payload of unknown schema version is set aside, raw, and replayed after the fix.",
      },
      {
        title: "Store",
        description:
          "You get one row per device, boot and sequence number, even if copies or readings come days late.",
      },
      {
        title: "Dashboard",
        description:
          "An old value could look live, so you see when it was measured and received. Past its limit it is labelled “stale”.",
      },
    ],
  },
  firstMonth: [
    {
      title: "The site sheet",
      description:
        "We measure signal and power where the device will be mounted, check how it is fixed, and note who has the keys.",
    },
    {
      title: "The first update",
      description: "We pull a development board’s plug, repeatedly, as it takes a signed image over the air.",
    },
    {
      title: "The first reading",
      description:
        "It goes from tank to screen. Then we cut the network for a day and count what arrives late.",
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
        "Yes, if your devices are many or far away and must stay patched for years. For a handful of sensors in one building with good Wi-Fi, buy a kit with a subscription and accept its export format. If SCADA already records your PLC, our data team can read the historian’s database and you save points of failure. One meter read monthly needs a photograph and a spreadsheet.",
    },
    {
      question: "What do we own, and what is handed over?",
      answer:
        "You own code, cloud account and readings; open-source parts keep their licences. We hand over signing keys, registry, runbook and build containers; your operator runs a staged update and a revocation. Retirement is covered too: revoke, erase, close the SIM, mark the record.",
    },
    {
      question: "How does an update stay safe?",
      answer:
        "Your bench group gets it first, then a small random sample of the fleet, then the rest. The rollout halts when more devices than the agreed share fail to confirm, and those return to the old image unaided.",
    },
    {
      question: "Which security baseline do you work from?",
      answer:
        "ETSI EN 303 645, written for consumer devices and sound for others: no universal default passwords, secure updates, few exposed interfaces. Most connected devices sold in the EU also fall under the Cyber Resilience Act, whose reporting duties have applied since 11\u00a0September 2026.",
    },
    {
      question: "Could we leave AWS later?",
      answer:
        "With planning, yes: MQTT and the schema move; the endpoint and the certificate authority may not. We put the endpoint under your domain name and document the move.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "Gets the board itself right, from drivers to bench, before there is a fleet.",
    },
    { service: "data-science", reason: "Answers your questions once a season of readings is in." },
  ],
};
