import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Firmware, serial and fieldbus protocols, interface contracts and bench tests, each requirement traced to its proof.",
  heading: "Hardware and software that work as one",
  outcome:
    "Your board and your application exchange the right values: we write both sides from one document and test them on a bench.",
  startLabel: "Ask a firmware engineer",
  enquiryLabel: "Decode my two frames",
  closing: {
    title: "Does one value keep arriving wrong?",
    text: "Paste one request and one reply in hex, the value you expected, the board revision and the type of link. We decode both and mark the bytes we suspect.",
  },
  order: ["argument", "demonstration", "illustration", "deliverables", "signs", "month"],
  titles: {
    signs: "Faults that a bench can find",
    deliverables: "What stays with your engineers",
    month: "From cable to proof in four weeks",
    technologies: "Tools around your board",
    questions: "Questions about the board",
  },
  argument: {
    title: "Both sides work from the same document",
    paragraphs: [
      "The firmware passes its tests, and so does the application. Then a temperature reads 6528.6 on site, because one side sent signed tenths of a degree and the other parsed them as unsigned. No compiler sees across a cable. Byte order, scaling, timeouts and the value that means “no reading” need writing down, and each team tends to think the other did it.",
      "So your project begins with the interface contract. It has a revision, lives beside both code bases and ties each field to a requirement and a test. CI checks encoder, decoder and bench script against it. When board revision D arrives, the contract changes first and the failing tests list what else must move. Traceability then means a lookup: you take a requirement and find the log that proves it.",
    ],
  },
  signs: [
    "You have a board, a sensor or a machine, and software that must read or command it.",
    "Two suppliers blame each other and the protocol has no owner.",
    "Your development-kit prototype has to become firmware that any engineer can rebuild and flash.",
    "An auditor asks you which test covers which requirement.",
  ],
  deliverables: [
    {
      title: "Interface contract",
      description: "One document per link: frames, units, limits, timing, behaviour on error.",
    },
    {
      title: "Firmware source",
      description: "With linker script, bootloader settings and the compiler pinned in a container.",
    },
    {
      title: "Host driver and simulator",
      description: "Your application work goes on while boards are still being assembled.",
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
      description: "For production: image hash, fixture, pass criterion, what to do with a reject.",
    },
  ],
  demonstration: {
    title: "Read the wire and break a frame",
    intro:
      "This is the reply of the contract below, as bytes and as levels on the wire. Change the value, invert a bit or lose a byte, and see what the driver does with it.",
    alt: "A Modbus reply of 13 bytes with its fields named. The sign bit of byte 5 arrives inverted, so −25.0\u00a0°C would read 3251.8\u00a0°C. Parity and CRC do not hold: the driver discards the frame and asks again after 200\u00a0ms.",
  },
  illustration: {
    kind: "listing",
    title: "An interface contract on one page",
    intro: "It covers a single Modbus poll. Either team can code from it without calling the other.",
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
    note: "Both frames carry valid CRCs and are the first test vectors. Bytes 5–6, −25.0\u00a0°C, are what turned into 6528.6.",
  },
  firstMonth: [
    {
      title: "The cable",
      description: "A logic analyser goes on the link. You learn where datasheet and device disagree.",
    },
    {
      title: "The contract",
      description:
        "Both sides review a first revision and each open point gets an owner. The simulator follows the draft from here on.",
    },
    {
      title: "The bench",
      description:
        "Your board meets good frames, broken CRCs, unplugged probes and brown-outs, all scripted.",
    },
    {
      title: "The first trace",
      description: "You see one requirement run the whole way to a log, repeated from a clean checkout.",
    },
  ],
  technologies: ["python", "git-lab", "docker", "jenkins", "jira", "react-js"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, once you have a board that powers up. If it speaks Modbus or OPC UA and you need ten values on a screen, a stock gateway with a dashboard costs less. For a schematic, a PCB layout or EMC testing, hire a design house or a test lab. For one experiment, a USB data logger and its vendor’s Python library will do. Boards in the field are a case for our IoT service.",
    },
    {
      question: "Who owns the firmware afterwards?",
      answer:
        "You own source, build scripts, protocol document and logs. Vendor SDKs keep their licences, which we list because some forbid use on another maker’s chip. To take over, your engineer builds the image on a fresh machine and compares hashes, which is why our images hold no timestamps. Then they run the bench from its procedure and add what they had to ask.",
    },
    {
      question: "What does security mean on a small microcontroller?",
      answer:
        "You hold the signing key, and the bootloader accepts signed images only. Debug access is closed before units ship, on some chips for good, so it has its own sign-off.",
    },
    {
      question: "Is one prototype board enough?",
      answer:
        "It is for a start, with the simulator. Plan for three: one on the bench, one on a desk, one that we may break.",
    },
  ],
  related: [
    {
      service: "iot-development",
      reason: "Updates your boards where they are installed, once they have left the building.",
    },
    {
      service: "web-development",
      reason: "Builds the operator screens above the host driver.",
    },
  ],
};
