import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Firmware, serial and fieldbus protocols, interface contracts and bench tests, each requirement traced to its proof.",
  heading: "Make the board and the app agree",
  outcome:
    "Your device and your software exchange the right values, because one page describes both and a bench tests them.",
  price: "A day rate to find the fault, a fixed price for each agreed release",
  suits: "Makers of devices and machines, with a firmware team or without.",
  demonstration: {
    title: "Read the wire and break a frame",
    intro: "One bit is upside down on arrival: does your software notice, or show 3251.8\u00a0°C?",
    alt: "A Modbus reply of 13 bytes with its fields named. The sign bit of byte 5 arrives inverted. The software checks neither length, parity nor CRC: the probe measures −25.0\u00a0°C, and the screen shows 3251.8\u00a0°C.",
  },
  parts: [
    {
      kind: "argument",
      title: "Nobody tests the cable",
      paragraphs: [
        "The firmware is tested, and the app is tested. Units, limits, timing and the value that means “no reading” lie between them, and each team believes that the other has written them down.",
        "Your project begins with that page. For a new board the page changes first, and the tests that then fail show which code to change. Every requirement leads to its test log.",
      ],
    },
    {
      kind: "incident",
      title: "A cold store at 6528.6\u00a0°C",
      clock: "14:20",
      paragraphs: [
        "The alarm comes at 14:20. Asked what happened, each gives a correct answer:",
        "The missing line, “signed, tenths of a degree”, belonged to neither team. It is now on the page they share, and each test includes a value below zero.",
      ],
      entries: [
        { label: "Probe", text: "Minus 25.0\u00a0°C, as it should be." },
        { label: "Firmware", text: "I sent minus 250, in tenths of a degree." },
        { label: "App", text: "I read 65,286. Nobody told me about minus." },
        { label: "Both teams", text: "All our tests pass." },
      ],
    },
    {
      kind: "engineers",
      intro: "An interface contract, byte by byte, and how we build and sign firmware.",
      illustration: {
        kind: "listing",
        title: "An interface contract on one page",
        intro: "Both teams code against this page, and test against it.",
        lines: [
          "IC-04 rev C  chiller controller, input registers 0 to 3",
          "link      RS-485, Modbus RTU, 19200 8E1, unit 0x11",
          "request   11 04 00 00 00 04 F3 59",
          "reply     11 04 08 00 02 FF 06 01 A4 05 A0 8C 35",
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
        note: "Both frames carry valid CRCs and are test vectors. Bytes 5–6, −25.0\u00a0°C, turned into 6528.6.",
      },
      notes: [
        {
          title: "Same image, any machine",
          description: "Pinned compiler, no timestamps: your engineer builds afresh and compares hashes.",
        },
        {
          title: "Keys",
          description:
            "The signing key is yours, and the bootloader accepts signed images only. Debug access is closed before units ship, on some chips for good.",
        },
        {
          title: "Production",
          description: "Flashing instructions, pass criteria, and a trace from requirement to latest log.",
        },
      ],
    },
    {
      kind: "month",
      title: "From cable to proof in four weeks",
      weeks: [
        {
          title: "The cable",
          description: "We record what really passes between device and software, beside the datasheet.",
        },
        {
          title: "The page",
          description:
            "Both sides review a draft, and each open point has an owner. A simulator of the board follows it.",
        },
        {
          title: "The bench",
          description: "Your board meets wrong values, unplugged probes and a failing supply, all by script.",
        },
        {
          title: "The proof",
          description:
            "One requirement leads to a test that anyone can repeat. You know what the rest would take, and may stop.",
        },
      ],
    },
    {
      kind: "doors",
      title: "When a device falls silent",
      withEngineers:
        "Your engineers own the bench, build the releases and take the calls, and the page tells them which side to look at. For a new board, hire us by the day.",
      withoutEngineers:
        "We keep a bench with your board, repair firmware and driver, and are called when production stands still, day or night, for a monthly rate. Keys and sources remain yours.",
    },
    {
      kind: "deliverables",
      title: "What stays in your workshop",
      points: [
        {
          title: "The shared page",
          description: "One for each link: values, units, limits, timing, errors.",
        },
        {
          title: "Firmware and driver",
          description: "With all it takes to build the same file again in ten years.",
        },
        {
          title: "A simulator",
          description: "Work on the app goes on while boards are still being soldered.",
        },
        {
          title: "The bench",
          description: "Wiring plan, parts list and scripts that cut the power at the worst moment.",
        },
      ],
    },
  ],
  technologies: ["python", "git-lab", "docker", "jenkins", "jira", "react-js"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, once a board of yours powers up. If ten of its values on a screen are enough, a stock gateway with a dashboard costs less. For a circuit diagram, a board layout or EMC testing, hire a design house or a test lab. Devices in the field are a case for IoT Development.",
    },
    {
      question: "Our two suppliers blame each other. Can you still help?",
      answer: "Yes, if both will review one page. We measure at the cable, which tends to end the argument.",
    },
    {
      question: "Is one prototype board enough?",
      answer:
        "To begin with, thanks to the simulator. Plan for three: one on the bench, one on a desk, one that we may break.",
    },
  ],
  related: [
    {
      service: "iot-development",
      reason: "Updates your boards where they are installed, once they have left the building.",
    },
    { service: "web-development", reason: "Builds the operators’ screens above the driver." },
  ],
  closing: "Does one value keep arriving wrong?",
};
