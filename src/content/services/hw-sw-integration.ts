import picture from "../images/heroes/hw-sw-integration.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Firmware, Modbus and other serial protocols, interface contracts and bench tests, with each requirement traced to the test that verifies it.",
  heading: "Make the board and the app understand each other",
  lead: "Device and software agree on every value, because both are tested against one document. We write the firmware for your board, or for one your electronics firm designs.",
  price: "Fixed for the first month, then quoted version by version.",
  audience: "Makers of devices and machines, with or without firmware engineers.",
  demo: {
    name: "modbus",
    title: "Flip a bit on the wire",
    intro: "One flipped bit turns −25.0\u00a0°C into 3251.8. Does your software notice?",
    alt: "The coolant is at −25.0\u00a0°C, but the screen shows 3251.8\u00a0°C because nothing is checked. Below are the 13 bytes of a Modbus reply, and the bits of byte 5, whose sign bit is flipped.",
  },
  parts: [
    {
      kind: "text",
      title: "Test the gap as well",
      paragraphs: [
        "Your firmware is tested. So is your app. What lies between them isn’t: units, limits, timing, the value that means “no reading”. We write it all down in one document. Changes start there, not in the code.",
      ],
    },
    {
      kind: "case-study",
      title: "Coolant at 6528.6\u00a0°C",
      postmark: "14:20",
      paragraphs: [
        "In a cold store, the chiller’s alarm goes off. Every bit arrives intact, and both sides insist they’re right:",
        "The missing line, “signed, tenths of a degree”, belonged to neither team. Now it’s in their shared document.",
      ],
      entries: [
        { label: "Probe", text: "Minus 25.0\u00a0°C, as it should be." },
        { label: "Firmware", text: "I sent minus 250, in tenths of a degree." },
        { label: "App", text: "I read 65,286. Nobody told me about minus signs." },
        { label: "Both teams", text: "All our tests pass." },
      ],
    },
    {
      kind: "first-month",
      layout: "stairs",
      title: "One requirement verified in four weeks",
      weeks: [
        {
          title: "The connection",
          description:
            "We record what passes between device and software, and compare it with the datasheet.",
        },
        {
          title: "The document",
          description: "Both sides review a draft, and we build a simulator from it.",
        },
        {
          title: "The bench",
          description: "Scripts feed your board wrong values, disconnect its probes and cut its power.",
        },
        {
          title: "The proof",
          description: "One requirement has a test anyone can repeat; a list shows the rest.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "An interface contract, byte by byte, then firmware, keys and bench.",
      exhibit: {
        kind: "listing",
        title: "A complete interface contract",
        lines: [
          "IC-04 rev C  chiller controller, input registers 0 to 3",
          "link      RS-485, Modbus RTU, 19200 8E1, unit 0x11",
          "request   11 04 00 00 00 04 F3 59",
          "reply     11 04 08 00 02 FF 06 01 A4 05 A0 8C 35",
          "refusal   11 84 02 C3 04 (02: no such register); host logs it",
          "byte   type  field       unit      range        test",
          "0-2    u8    header      -         11 04 08     T-101",
          "3-4    u16   state       enum      0 to 4       T-102",
          "5-6    s16   coolant     0.1 C     -500 to 600  T-103",
          "7-8    u16   pressure    0.01 bar  0 to 1600    T-104",
          "9-10   u16   pump speed  rpm       0 to 3000    T-105",
          "11-12  u16   CRC-16      -         -            T-106",
          "order     high byte first; CRC alone is low byte first",
          'no probe  coolant = 0x8000; host shows "no reading"',
          "bad CRC   receiver drops the frame; controller sends no reply",
          "retry     after 200 ms, twice; then host marks values stale",
          "silence   5 s without a valid request: controller goes local",
        ],
        note: "Bytes 5–6 are the −25.0\u00a0°C that turned into 6528.6.",
      },
      notes: [
        {
          title: "Firmware",
          description:
            "We write C: bare-metal, or on Zephyr, FreeRTOS or ESP-IDF. The compiler is pinned in Docker, so your engineer can rebuild the firmware and compare hashes.",
        },
        {
          title: "Keys",
          description:
            "The signing key is yours. Our build server asks for signatures and never sees the key. Debug access is locked before units ship.",
        },
        {
          title: "The bench",
          description:
            "GitLab or Jenkins starts its Python scripts after every change. You keep the wiring diagram, the parts list and a simulator of the board.",
        },
      ],
    },
  ],
  law: {
    title: "What must a radio device meet to be sold in the EU?",
    points: [
      {
        text: "Internet-connected radio equipment sold since 1\u00a0August 2025 must not harm networks, and must protect any personal data and payments it handles.",
        source: {
          label: "Delegated Regulation (EU) 2022/30",
          url: "https://eur-lex.europa.eu/eli/reg_del/2022/30/oj",
        },
      },
      {
        text: "If a device meets the applicable parts of EN\u00a018031, it is presumed to comply, unless, for example, users can skip the password.",
        source: {
          label: "Implementing Decision (EU) 2025/138",
          url: "https://eur-lex.europa.eu/eli/dec_impl/2025/138/oj",
        },
      },
    ],
  },
  technologies: ["python", "git-lab", "docker", "jenkins"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if your board powers up but your software can’t talk to it. If you only need ten values on a screen, buy an off-the-shelf gateway (a box that passes readings on) with a dashboard.",
    },
    {
      question: "We have no board yet. Who designs it?",
      answer:
        "An electronics firm of your choice, which you pay directly. We help you compare quotes, start the firmware on a development kit, and test the first boards. IoT Development shows every stage up to series production.",
    },
    {
      question: "Who answers when a device stops responding?",
      answer:
        "Your engineers, and the document tells them where to look. If you have none, we trace faults on a second test bench and fix the firmware or the driver for a monthly fee.",
    },
  ],
  related: [
    {
      service: "iot-development",
      reason: "Updates boards already in the field. That page also covers the EU’s Cyber Resilience Act.",
    },
    { service: "web-development", reason: "Builds the screens for your operators." },
  ],
  closing: "Send us the value that looks wrong",
};
