import { testReport } from "../../modbus/test-report.ts";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Firmware, Modbus and other serial protocols, interface documents and bench tests, with each requirement traced to the test that verifies it.",
  heading: "Make the board and the app understand each other",
  lead: "One document says what each value means, and we test device and software against it. We write the firmware for your board, or for one your electronics firm designs.",
  price: "We quote for the first month before it starts, then for each version.",
  audience: "Makers of devices and machines, with or without firmware engineers.",
  hero: {
    demo: {
      name: "modbus",
      title: "Flip a bit on the wire",
      intro: "One flipped bit turns −25.0\u00a0°C into 3251.8. Does your software notice?",
    },
  },
  parts: [
    {
      kind: "specimen",
      title: "The kind of document you get",
      intro:
        "This sample is for a made-up chiller. Five of its nine tests ran in a simulation when this page was built; the other four would need real hardware.",
      lines: [
        "ICD-04 rev C  chiller controller, input registers 0 to 3",
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
        "state     0 off, 1 starting, 2 running, 3 stopping, 4 fault",
        "pressure  gauge, not absolute",
        "order     high byte first; CRC alone is low byte first",
        'no probe  coolant = 0x8000; host shows "no reading" (T-108)',
        "range     a value outside it is no reading (T-109)",
        "length    a 04 reply that is not 13 bytes is dropped (T-107)",
        "bad CRC   receiver drops the frame; controller sends no reply",
        "retry     after 200 ms, twice; then host marks values stale",
        "silence   5 s without a valid request: controller goes local",
      ],
      makeReport: testReport,
    },
    {
      kind: "first-month",
      layout: "rows",
      title: "How we’d test the first requirement",
      weeks: [
        {
          title: "The connection",
          description: "We record what device and software send, and compare it with the datasheet.",
        },
        {
          title: "The document",
          description: "Both teams review a draft, and we build a simulator from it.",
        },
        {
          title: "The faults",
          description: "Scripts feed your board wrong values and cut its power.",
        },
        {
          title: "The proof",
          description:
            "One requirement has a test anyone can repeat, and we list the requirements still untested.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How we write firmware.",
      notes: [
        {
          title: "Firmware",
          description:
            "We write C, on bare metal or with Zephyr, FreeRTOS or ESP-IDF. Where the toolchain allows it, we make builds reproducible: anyone can rebuild the unsigned image and get the same hash.",
        },
      ],
    },
  ],
  law: {
    title: "Which rules must a radio device meet in the EU?",
    points: [
      {
        text: "With few exceptions, a radio device that connects to the internet must protect networks, any personal data it handles and any money it moves.",
        source: {
          label: "Delegated Regulation (EU) 2022/30",
          url: "https://eur-lex.europa.eu/eli/reg_del/2022/30/oj",
        },
      },
      {
        text: "A device that meets EN\u00a018031 is presumed to comply. That presumption doesn’t cover a device whose users may choose not to set a password.",
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
        "Yes, if your software can’t talk to your board. For devices that need a server and updates, choose IoT Development. If you only need ten values on a screen, buy a gateway with a dashboard.",
    },
    {
      question: "We have no board yet. Who designs it?",
      answer:
        "You choose and pay an electronics firm. IoT Development shows each stage up to series production.",
    },
  ],
  related: [
    {
      service: "iot-development",
      reason: "For what the Cyber Resilience Act asks of devices.",
    },
    { service: "web-development", reason: "For the screens your operators use." },
  ],
};
