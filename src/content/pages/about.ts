import type { Demonstration, Point } from "../service-details.ts";
import { aiFigures, dataFigures, startingPoint, type TeamFigures } from "../team-figures.ts";

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
  /** On the button below it. */
  startLabel: string;
  /** Three short arguments: team, place, discipline. */
  boundaries: { title: string; intro: string; items: Point[] };
  principles: { title: string; intro: string; costLabel: string; items: Principle[] };
  place: { title: string; paragraphs: string[] };
  clocks: Demonstration;
  teams: { title: string; intro: string; ai: TeamFigures; data: TeamFigures };
  enquiries: { title: string; paragraphs: string[]; linkLabel: string };
  heldTo: { title: string; intro: string; items: string[] };
  enquiryLabel: string;
  closing: { title: string; text: string };
}

export const about: AboutContent = {
  title: "About us",
  description:
    "A software and technology services company in Maharashtra, India: how we work with your team, the hours you share with us and what you can hold us to.",
  heading: "We make the pieces work together",
  lead:
    "We are a software and technology services company in Maharashtra, India. " +
    "You come to us with an idea, an app, a device, a cloud bill or a heap of data. We build what is missing and fit it to what you already have.",
  startLabel: "Tell us about your project",
  boundaries: {
    title: "Across teams, places and disciplines",
    intro:
      "The faults that take longest to find lie between two parties who each did their half correctly. " +
      "This is how we keep them out of your project.",
    items: [
      {
        title: "Team",
        description:
          "From the first week our commits go into your repository, where your engineers review them. " +
          "By the day of the handover they already know the system.",
      },
      {
        title: "Place",
        description:
          "A decision counts once it stands in the ticket or the decision log, with its reason. " +
          "Whoever was asleep, on leave or not yet hired can still follow it a year later.",
      },
      {
        title: "Discipline",
        description:
          "The firmware sends local time, the server stores it as UTC, and every chart is five and a half hours off. " +
          "Neither program has a bug. We settle the interface before either half exists: " +
          "units, time zone, limits and error cases, in one document with one owner.",
      },
    ],
  },
  principles: {
    title: "What we stand for",
    intro: "Five principles, each with the price we gladly pay to keep it.",
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
          "If a product off the shelf or a smaller change would serve you, you hear it from us together with the reason.",
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
    intro: "Pick your city to see which hours of your working day are ours as well.",
    alt: "A working day of 09:00 to 17:00 in London beside one of 09:30 to 18:30 in Pune: they share 4 hours, and 5 from the end of March to the end of October. A call at 09:30 in London fits all year.",
  },
  place: {
    title: "Where and when you reach us",
    paragraphs: [
      "Our address is in Maharashtra, India, where the clock shows UTC+5:30 all year.",
      "Mornings in London, 09:30–13:00, are 14:00–17:30 here in summer and 15:00–18:30 in winter. " +
        "The start of the day in New York, 08:30–10:30, is 18:00–20:00 here in summer and 19:00–21:00 in winter, so we agree those hours with you first. " +
        "Regular calls keep their time on your clock. When your clocks change, we move our hour.",
    ],
  },
  teams: {
    title: "Our AI and data science teams",
    intro: startingPoint,
    ai: {
      label: "AI/ML team",
      figures: [aiFigures.experts, aiFigures.clients],
      linkLabel: "How the AI/ML team works",
    },
    data: {
      label: "Data science team",
      figures: [dataFigures.scientists, dataFigures.revenue],
      linkLabel: "How the data science team works",
    },
  },
  enquiries: {
    title: "Security and privacy",
    paragraphs: [
      "Your enquiry reaches our mailbox as an e-mail and is read by a person; this website keeps no copy of it.",
      "In your systems we use named logins with the access a task needs, and you can withdraw them at any time.",
      "Before we see real data, we agree with you where it is kept, who may open it and when it is deleted. " +
        "Passwords and customers’ personal data are best left out of a first message.",
    ],
    linkLabel: "Read the privacy page",
  },
  heldTo: {
    title: "What you can hold us to",
    intro: "Quote these back to us whenever you need to.",
    items: [
      "You can stop after any release. What exists by then runs, and it is yours.",
      "Every estimate is a range, with the risk that moves it most. It becomes a fixed price once a release’s scope is agreed.",
      "Your engineers can rerun each test and measurement that we report.",
      "Bad news reaches you while there is still time to act on it.",
      "What you tell us about your business stays between us.",
    ],
  },
  enquiryLabel: "Tell us what you have",
  closing: {
    title: "What should work together?",
    text: "Tell us what you have, even if it is only an idea, and what is missing. We reply with the place we would look first and how to check it.",
  },
};
