import picture from "../images/heroes/hw-sw-integration.svg";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Firmware, Modbus and other serial protocols, interface contracts and bench tests, with each requirement traced to the test that verifies it.",
  heading: "Make the board and the app understand each other",
  lead: "Your device and software exchange the right values, because one document describes both sides and we test them against it. We write the firmware for your board, or for one that an electronics firm of your choice designs.",
  price: "Fixed for the first month, then quoted version by version.",
  audience: "Makers of devices and machines, with or without firmware engineers.",
  demo: {
    name: "modbus",
    title: "Flip a bit on the wire",
    intro: "One flipped bit turns −25.0\u00a0°C into 3251.8. Does your software notice?",
    alt: "The coolant is at −25.0\u00a0°C, but the screen shows 3251.8\u00a0°C because nothing is checked. Below are the 13 bytes of a Modbus reply, and the bits of byte 5, whose sign bit is flipped.",
  },
  firstMonthLayout: "stairs",
  parts: [
    {
      kind: "text",
      title: "Test the gap as well",
      paragraphs: [
        "Your firmware is tested, and so is your app, but not what lies between them: units, limits, timing and the value that means “no reading”.",
        "So we write them down in one document, and any change is made there first, before anyone touches the code.",
      ],
    },
    {
      kind: "case-study",
      title: "Coolant at 6528.6\u00a0°C",
      postmark: "14:20",
      paragraphs: [
        "In a cold store, the chiller’s alarm goes off. Every bit arrives intact, and each side says it is right:",
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
            "We write C, on bare metal, Zephyr or FreeRTOS. With the compiler pinned in Docker, your engineer can rebuild the firmware and compare hashes.",
        },
        {
          title: "Keys",
          description:
            "The signing key is yours: our build server can ask for a signature but never sees the key. We lock debug access before units ship.",
        },
        {
          title: "The bench",
          description: "GitLab or Jenkins starts the bench’s Python scripts after every change.",
        },
      ],
    },
    {
      kind: "first-month",
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
          description:
            "Anyone can repeat the test for one requirement, and a list shows what’s still to be tested.",
        },
      ],
    },
    {
      kind: "support",
      title: "When a device stops answering",
      withEngineers: "Your engineers respond, and the document tells them where to look.",
      withoutEngineers:
        "For a monthly fee, we trace faults on a second test bench and fix the firmware or the driver, during the hours you choose.",
    },
    {
      kind: "deliverables",
      title: "What stays with you",
      points: [
        {
          title: "Firmware and driver",
          description: "Both in C, with the toolchain that builds them.",
        },
        {
          title: "A simulator",
          description: "You can carry on building the app while the boards are being made.",
        },
        {
          title: "The bench",
          description: "Wiring diagram, parts list and scripts included.",
        },
      ],
    },
    {
      kind: "law",
      title: "Before a radio device is sold in the EU",
      points: [
        {
          text: "Internet-connected radio equipment sold since 1\u00a0August 2025 must not harm networks, and must protect any personal data and payments it handles.",
          source: {
            label: "Delegated Regulation (EU) 2022/30",
            url: "https://eur-lex.europa.eu/eli/reg_del/2022/30/oj",
          },
        },
        {
          text: "A device that meets the applicable parts of EN\u00a018031 is presumed to comply, with some exceptions, such as a device that lets users skip the password.",
          source: {
            label: "Implementing Decision (EU) 2025/138",
            url: "https://eur-lex.europa.eu/eli/dec_impl/2025/138/oj",
          },
        },
      ],
    },
  ],
  technologies: ["python", "git-lab", "docker", "jenkins"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, if your board powers up but your software can’t work with it. For a fleet, or an idea without a board, choose IoT Development. If you only need ten values on a screen, buy an off-the-shelf gateway (a box that passes readings on) with a dashboard.",
    },
  ],
  related: [
    {
      service: "iot-development",
      reason: "Updates boards already in the field. Its page also sums up the EU’s Cyber Resilience Act.",
    },
    { service: "web-development", reason: "Builds the screens for your operators." },
  ],
  closing: "Send us the value that looks wrong",
};
