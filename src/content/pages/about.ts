import type { Point } from "../service-details.ts";
import { aiFigures, dataFigures, type TeamFigures } from "../team-figures.ts";

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
  teams: { title: string; intro: string; ai: TeamFigures; data: TeamFigures };
  enquiries: { title: string; paragraphs: string[]; linkLabel: string };
  heldTo: { title: string; intro: string; items: string[] };
  enquiryLabel: string;
  closing: { title: string; text: string };
}

export const about: AboutContent = {
  title: "About us",
  description:
    "Why we work across teams, time zones and disciplines, five working principles with what each one costs us, and a list of what we do not claim.",
  heading: "We work where two halves have to meet",
  lead:
    "We are a software and technology services company in Maharashtra, India. " +
    "The faults that take longest to find lie between two parties who each did their half correctly.",
  startLabel: "Tell us about your project",
  boundaries: {
    title: "Three boundaries we work across",
    intro: "Each of them breaks projects in its own way, so each has its own rule.",
    items: [
      {
        title: "Team",
        description:
          "A vendor's code tends to live apart until delivery day, and then your people meet it for the first time. " +
          "We commit to your repository from the first week and your engineers review what we write. " +
          "Reviewing is how they learn the system, so the handover starts with the first merge request.",
      },
      {
        title: "Place",
        description:
          "What is agreed in a corridor never reaches the people in another country. " +
          "So a decision counts once it is in the ticket or the decision log, with its reason. " +
          "The rule helps you too: a year later the corridor is gone and the log is still there.",
      },
      {
        title: "Discipline",
        description:
          "The firmware sends local time, the server stores it as UTC, and every chart is five and a half hours off. " +
          "Neither program has a bug. We write down the interface before both halves exist, " +
          "with units, time zone, limits and error cases, and give that document one owner.",
      },
    ],
  },
  principles: {
    title: "Five principles, with their price",
    intro: "A principle that costs nothing is decoration. These five are paid for on every job.",
    costLabel: "What it costs us",
    items: [
      {
        title: "The client owns the accounts",
        description:
          "Repository, cloud account, app store listing and domain are opened in your name. We are invited as users.",
        cost: "Setting up takes longer, and you can revoke our access on any morning you like.",
      },
      {
        title: "The riskiest part goes first",
        description:
          "The assumption that could end the project is tested before the screens that everybody asks about.",
        cost: "The first demonstration is ugly. Now and then it shows that we should stop, and the job ends there.",
      },
      {
        title: "A limit is a test",
        description:
          "Page weight, accessibility findings and forbidden imports are tests like any other. A change that breaks one does not merge.",
        cost: "Our own release can be held up by a rule that we wrote ourselves, on the day it was promised.",
      },
      {
        title: "Advice against is written down",
        description:
          "If a product off the shelf or a smaller change would do, you get that in writing, with the reason.",
        cost: "Paid work. The service pages say it in public, so some readers never write to us.",
      },
      {
        title: "Nobody is irreplaceable",
        description:
          "Branches are pushed daily, set-up steps live in the README, and a handover note grows from the first week.",
        cost: "Hours of writing that no user sees, and a client for whom changing vendor is easy.",
      },
    ],
  },
  place: {
    title: "Where we are",
    paragraphs: [
      "Our postal address is in Maharashtra, India. The footer of every page has it, with a phone number and a mail address.",
      "India keeps one time, UTC+5:30, the whole year. Clients whose clocks change see the shared part of the day move by an hour " +
        "twice a year, so standing calls are set in the client's time zone. " +
        "Which hours overlap is agreed for each project. We publish none, because it depends on where you are.",
    ],
  },
  teams: {
    title: "Two teams that publish figures",
    intro:
      "The AI/ML team and the data science team state figures about their own work. They are shown per team. " +
      "Adding them up would describe nothing, and we have no such figures for the company as a whole.",
    ai: {
      label: "AI/ML team",
      figures: [aiFigures.experts, aiFigures.clients],
      linkLabel: "The AI/ML team's page",
    },
    data: {
      label: "Data science team",
      figures: [dataFigures.scientists, dataFigures.revenue],
      linkLabel: "The data science team's page",
    },
  },
  enquiries: {
    title: "What you send us",
    paragraphs: [
      "An enquiry reaches our mailbox as an e-mail and is read by a person. This website keeps no copy of it in a database.",
      "Leave passwords, keys and personal data of your customers out of a first message. " +
        "If we need to see real data later, we agree first where it is kept, who may open it and when it is deleted.",
    ],
    linkLabel: "Read the privacy page",
  },
  heldTo: {
    title: "What we do not claim",
    intro: "You may be used to finding these on a page like this one.",
    items: [
      "No certification, partner badge or award is shown.",
      "No company-wide total of clients, projects or countries.",
      "No reply time, uptime figure or fixed price before we have read about the work.",
      "No portraits from a picture library. The stamps on this site were drawn for it.",
      "No result of one client presented as what you will get.",
    ],
  },
  enquiryLabel: "Write to us about working together",
  closing: {
    title: "Bring us the half that does not fit",
    text: "Name the two systems, teams or places that should meet, and who owns each. That is usually where we start reading.",
  },
};
