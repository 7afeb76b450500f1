import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Connected devices from sensor to dashboard: buffered readings, a certificate for each device and updates that roll back.",
  heading: "Update 600 devices without leaving your desk",
  outcome:
    "No gap in the readings goes unseen, and a fault is repaired remotely, even after the last device is bolted to its wall.",
  price: "A fixed price for each release, a monthly rate for running the fleet",
  suits: "Device makers and operators of plants, where a visit costs more than the hardware.",
  demonstration: {
    title: "Send an update to 600 devices",
    intro: "The new firmware has a fault: how many devices does it reach before the rollout stops?",
    alt: "A sheet of 600 devices with one firmware slot each, all updated at once: 568 run the new firmware, and 32, without a second slot to return to, need a visit.",
  },
  parts: [
    {
      kind: "incident",
      title: "Eleven hours for four minutes",
      clock: "02:00",
      paragraphs: [
        "An update at 02:00, a dip in the mains, and the sensor in a pump house answers no more. From the trip sheet:",
        "The update had overwritten the only copy of the firmware. The next model has room for two: the new one runs on trial, and a device that cannot report home with it goes back to the old one by itself.",
      ],
      entries: [
        { label: "Left", text: "05:30. One engineer, one laptop, one cable." },
        { label: "Arrived", text: "10:50, after 310\u00a0km." },
        { label: "Work", text: "Four minutes: plug in, load the old firmware." },
        { label: "Back", text: "16:30." },
      ],
    },
    {
      kind: "month",
      title: "A month of tests on real hardware",
      weeks: [
        {
          title: "The site",
          description: "We measure signal and power where the device will hang, and ask who has the key.",
        },
        {
          title: "The update",
          description: "A test device takes one by radio while we keep pulling its plug.",
        },
        {
          title: "The reading",
          description:
            "It travels from tank to screen. Then the network is cut for a day, and we count what arrives late.",
        },
        {
          title: "The stolen unit",
          description: "One device is locked out, and the others carry on. Then you decide about the fleet.",
        },
      ],
    },
    {
      kind: "engineers",
      intro: "What can break between tank and screen, and how updates and identities work.",
      illustration: {
        kind: "route",
        title: "How a reading gets from tank to screen",
        intro: "Something can break at each stop.",
        stops: [
          {
            title: "Sensor",
            description: "A wire breaks: raw count and quality flag show a fault, never an empty tank.",
          },
          {
            title: "Device",
            description:
              "After a power cut the clock says 1970. Readings wait in flash with boot counter, sequence number and uptime until it is set.",
          },
          {
            title: "Radio link",
            description: "A lost acknowledgement: the device holds the reading until one comes.",
          },
          {
            title: "Gateway",
            description: "Days without an uplink: a disk queue holds on, thins old levels and keeps alarms.",
          },
          {
            title: "Broker",
            description: "After a dropped connection, MQTT QoS 1 may deliver twice. The store keeps one.",
          },
          {
            title: "Ingest",
            description: "An unknown schema version is set aside, raw, and replayed after the fix.",
          },
          {
            title: "Store",
            description: "One row per device, boot and sequence number, however late a copy comes.",
          },
          {
            title: "Dashboard",
            description: "Measured and received times are shown. Past its limit, a value reads “stale”.",
          },
        ],
      },
      notes: [
        {
          title: "Updates",
          description:
            "Two slots, signed images, a bench group, a random sample, then the rest, with a halt when too many fail to confirm.",
        },
        {
          title: "Identity",
          description: "A key and certificate per device. Retirement revokes, erases and closes the SIM.",
        },
        {
          title: "Baseline",
          description:
            "ETSI EN 303 645: no universal default passwords, secure updates, few exposed interfaces.",
        },
        {
          title: "Leaving AWS",
          description:
            "MQTT and the schema move. Endpoint and certificate authority may not: use a domain and an authority of your own.",
        },
      ],
    },
    {
      kind: "doors",
      title: "Who watches the fleet?",
      withEngineers:
        "Your operators, from the dashboard. They send updates in stages and take the alarms at night, after rehearsing a bad release and a stolen unit with us. We stay available by the day.",
      withoutEngineers:
        "We do. We send the updates, mend firmware and server, and are called when a site falls silent at night, for a monthly rate. On site it takes only someone of yours with a key and a printed page.",
    },
    {
      kind: "deliverables",
      title: "What we build along the way",
      points: [
        {
          title: "Firmware",
          description: "It stores readings while the line is down, with a copy to fall back on.",
        },
        {
          title: "The update service",
          description: "Signed versions, sent in stages, with a rule that stops a bad one.",
        },
        {
          title: "A register of devices",
          description: "Where each one is, what it runs and when it last reported.",
        },
        {
          title: "A screen for operators",
          description: "It shows each value with its age.",
        },
        {
          title: "A runbook",
          description: "Lost unit, expired certificate, bad release: the steps, in order.",
        },
        {
          title: "A parts list",
          description: "Every piece of open-source software in the device, with version and licence.",
        },
      ],
    },
  ],
  technologies: ["aws", "python", "docker", "my-sql", "react-js", "git-lab"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if your devices are many or far away and must be updated for years. For a handful of sensors in one building with good Wi-Fi, buy a kit with a subscription. If your control system already records everything, our data team can read its database. One meter read monthly needs a photograph and a spreadsheet.",
    },
    {
      question: "Does the law ask for updates?",
      answer:
        "In the EU, yes. For most connected devices sold there the Cyber Resilience Act asks for security updates from 11\u00a0December 2027; its reporting duties have applied since 11\u00a0September 2026.",
    },
    {
      question: "Our pilot runs on office Wi-Fi. How far is it to the field?",
      answer:
        "Farther than it looks: mobile data drops out, and you do not control the power. We begin with the update, through which everything else can be repaired.",
    },
  ],
  related: [
    {
      service: "hw-sw-integration",
      reason: "Gets the board itself right, from drivers to bench, before there is a fleet.",
    },
    { service: "data-science", reason: "Answers your questions once a season of readings is in." },
  ],
  closing: "How far away is your furthest device?",
};
