import { place } from "../place.ts";
import type { Demonstration, Point } from "../service-details.ts";

interface Principle {
  title: string;
  description: string;
  /** What holding to it costs us. */
  cost: string;
}

export interface AboutContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  /** The fault between two programs, and the three places where such faults arise: team, place, discipline. */
  boundaries: { title: string; story: string[]; items: Point[] };
  principles: { title: string; intro: string; costLabel: string; items: Principle[] };
  clocks: Demonstration;
  heldTo: { title: string; items: string[] };
  enquiries: { title: string; items: string[]; linkLabel: string };
  closing: string;
}

export const about: AboutContent = {
  title: "About us",
  description: `A software and technology services company in ${place.name}: how we work with your team, the hours we share and what you can hold us to.`,
  heading: "We make the pieces work together",
  lead:
    `We are a software and technology services company in ${place.name}. ` +
    "You come with an idea, an app, a device, a cloud bill or a heap of data. We build what is missing and fit it to what is there.",
  boundaries: {
    title: "A fault that nobody owns",
    story: [
      "Take a pump that trips at 02:10 in Delhi. Its controller stamps the event with the local time. The server takes every stamp for UTC, " +
        "and the dashboard turns it back into the hour on the office wall: 07:40. For a week the day shift searches for its mistake, in a machine that failed at night.",
      "Each team tests its own program, and each program is right. The fault sits in the space between them, which has no owner. " +
        "We work on both sides of that space and write down what passes between them.",
    ],
    items: [
      {
        title: "Between teams",
        description:
          "From the first week our commits go into your repository, where your engineers review them. " +
          "By the day of the handover they already know the system.",
      },
      {
        title: "Between places",
        description:
          "A decision counts once it stands in the ticket with its reason. " +
          "A colleague who was asleep, on leave or not yet hired can follow it a year later.",
      },
      {
        title: "Between disciplines",
        description:
          "Units, time zone, limits and error cases stand in one document with one owner, " +
          "and a test on each side reads the same examples.",
      },
    ],
  },
  principles: {
    title: "What we stand for",
    intro: "Five principles, and what each costs us.",
    costLabel: "What it costs us",
    items: [
      {
        title: "You own the accounts",
        description:
          "Repository, cloud account, app store listing and domain are opened in your name, and we join as users.",
        cost: "A slower first day. From then on you decide who has access, and that includes us.",
      },
      {
        title: "The riskiest part goes first",
        description:
          "We test the assumption that could end the project before we build the screens that everybody asks about.",
        cost: "A plain first demonstration, which answers the question your budget depends on.",
      },
      {
        title: "A limit is a test",
        description:
          "Page weight, accessibility and architecture are checked on every change. One that breaks a limit goes back.",
        cost: "Our own release may have to wait for a rule that we set ourselves.",
      },
      {
        title: "The simpler answer wins",
        description:
          "If a product off the shelf or a smaller change would serve you, we tell you and give the reason.",
        cost: "Paid work now and then. We would rather earn the work you really need.",
      },
      {
        title: "Anyone can take over",
        description:
          "Branches are pushed daily, set-up steps live in the README, and a handover note grows from the first week.",
        cost: "Some hours of writing. You stay free to change vendor, which keeps us sharp.",
      },
    ],
  },
  clocks: {
    title: "Your clock and ours",
    intro:
      `Our clock shows ${place.clock}. ${place.nineOClock.join("; ")}. ` +
      "Where our days share too few hours, we move ours. Regular calls keep their time on your clock.",
    alt: place.workingDaysAlt,
  },
  heldTo: {
    title: "What you can hold us to",
    items: [
      "You can stop after any release. What exists by then runs, and it is yours.",
      "Every estimate is a range, with the risk that moves it most.",
      "Your engineers can rerun each test and measurement that we report.",
      "Bad news reaches you while there is still time to act on it.",
    ],
  },
  enquiries: {
    title: "Security and privacy",
    items: [
      "A person reads your enquiry in our mailbox. This website keeps no copy, EmailJS may keep a record.",
      "In your systems we use named logins with the access a task needs, and you can withdraw them at any time.",
      "Before we see real data, we agree with you where it is kept, who may open it and when it is deleted.",
    ],
    linkLabel: "Read the privacy page",
  },
  closing: "What should work together?",
};
