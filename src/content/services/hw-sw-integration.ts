import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Hardware and software integration: firmware, serial and fieldbus protocols, bench testing, interface contracts, and traceability from requirement to test.",
  heading: "Firmware and software that agree",
  outcome:
    "We write the firmware, the host software and the document that binds them, and test the result on a bench with your real board.",
  startLabel: "Ask about a link",
  enquiryLabel: "Write to us about firmware",
  closing: {
    title: "Which bytes went over the wire?",
    text: "Paste one request and one reply in hex, and the value you expected. Above them: the board revision and the type of link.",
  },
  order: ["argument", "exhibit", "deliverables", "signs", "month"],
  titles: {
    signs: "Work for this bench",
    deliverables: "What stays on your bench",
    month: "From cable to log in four weeks",
    technologies: "What surrounds the board",
    questions: "Questions about the board",
  },
  argument: {
    title: "The fault is usually between two correct halves",
    paragraphs: [
      'The firmware passes its tests. So does the application. Then a temperature reads 6528.6 on site, because one side sent signed tenths of a degree and the other parsed them as unsigned. No compiler sees across a cable. Byte order, scaling, timeouts and the value that means "no reading" have to be written down, and each team tends to think the other one did it.',
      "So we begin with the interface contract. It has a revision, lives beside both code bases, and ties each field to a requirement and a test. Encoder, decoder and bench script are checked against the same table in CI. When board revision D arrives, the contract changes first and the failing tests list what else must move. Traceability then means a lookup: take a requirement, find the log that proves it.",
    ],
  },
  signs: [
    "You have a board, a sensor or a machine, and software that must read or command it.",
    "Two suppliers blame each other and nobody owns the protocol.",
    "A development-kit prototype has to become firmware that anyone can rebuild and flash.",
    "An auditor asks which test covers which requirement.",
  ],
  deliverables: [
    {
      title: "Interface contract",
      description: "One revisioned document per link: frames, units, limits, timing, behaviour on error.",
    },
    {
      title: "Firmware source",
      description: "With linker script, bootloader settings and the compiler pinned in a container.",
    },
    {
      title: "Host driver and simulator",
      description: "Application work goes on while boards are still at the assembler.",
    },
    {
      title: "Bench rig",
      description: "Wiring plan, parts list and Python scripts that can cut power in mid-write to flash.",
    },
    {
      title: "Trace matrix",
      description: "Requirement, code reference, test and latest log in one file that CI rebuilds.",
    },
    {
      title: "Flashing procedure",
      description: "For the production line: image hash, fixture, pass criterion, what to do with a reject.",
    },
  ],
  exhibit: {
    kind: "listing",
    title: "One link, one page",
    intro: "A contract for a single Modbus poll. Either team can code from it without telephoning the other.",
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
    note: "Both frames carry valid CRCs and are the first test vectors. Bytes 5-6, -25.0 C, are what turned into 6528.6.",
  },
  firstMonth: [
    {
      title: "The cable",
      description:
        "A logic analyser goes on the existing link. We list where the datasheet and the device disagree.",
    },
    {
      title: "The contract",
      description:
        "Both sides review a first revision. Each open point gets an owner. The simulator follows the draft from here on.",
    },
    {
      title: "The bench",
      description:
        "The real board meets good frames, broken CRCs, unplugged probes and brown-outs, all scripted.",
    },
    {
      title: "The first trace",
      description:
        "One requirement runs the whole way to a log, and we repeat it in front of you from a clean checkout.",
    },
  ],
  technologies: ["python", "git-lab", "docker", "jenkins", "jira", "react-js"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "The device already speaks Modbus or OPC UA and you need ten values on a screen. A stock gateway with a dashboard costs less. You need a schematic, a PCB layout or EMC testing. Hire an electronics design house or a test lab. We start from a board that powers up. You need one rig for one experiment. A USB data logger and its vendor's Python library will do.",
    },
    {
      question: "Who owns the firmware?",
      answer:
        "You, by contract: source, build scripts, protocol document and logs. Vendor SDKs keep their own licences. We list them, because some forbid use on another maker's chip.",
    },
    {
      question: "How is the work handed over?",
      answer:
        "Your engineer builds the image on a machine we have never touched and compares hashes, which is why timestamps stay out of our images. Then they run the bench from the written procedure. Whatever they had to ask is added to it.",
    },
    {
      question: "What does security mean on a small microcontroller?",
      answer:
        "The bootloader accepts signed images only, and you hold the signing key. Debug access is closed before units ship. On some chips that cannot be undone, so it has a separate sign-off.",
    },
    {
      question: "Is one prototype board enough?",
      answer:
        "To start, with the simulator. Plan for three: one on the bench, one on a desk, one that we are allowed to break.",
    },
  ],
  related: [
    {
      service: "iot-development",
      reason: "When the boards leave the building and must be updated where they hang.",
    },
    {
      service: "web-development",
      reason: "For the operator screens above the host driver.",
    },
  ],
};
