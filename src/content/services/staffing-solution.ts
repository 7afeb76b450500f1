import { place } from "../place.ts";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Java, Node.js, Python, front-end, cloud and data engineers for your team, with a planned first week and a clear handover.",
  heading: "Your team, with the engineers it lacks",
  outcome:
    "Engineers who know your technologies work in your repository and by your rules, and your lead still has time to lead.",
  price: "A monthly rate for each engineer",
  suits: "Teams whose lead can set and review the work. Without a lead, a project is the better start.",
  demonstration: {
    title: "Make two working days meet",
    intro: "Four sessions a day need both of us. Drag an edge of a working day until they all have room.",
    alt: place.workingDaysAlt,
  },
  parts: [
    {
      kind: "argument",
      title: "Planned around your lead’s time",
      paragraphs: [
        "A new person slows a team down before speeding it up. Your lead opens accounts, explains the build and corrects wrong assumptions. Those hours are the real price of extra hands, and we plan them with you before anyone is proposed.",
      ],
    },
    {
      kind: "route",
      title: "The onboarding week",
      intro: "A question goes to a document before it goes to your lead.",
      stops: [
        {
          title: "Monday: the build",
          description:
            "The engineer builds from the README, with accounts of least rights, and logs each step that fails.",
        },
        {
          title: "Tuesday: the map",
          description:
            "Your lead shows how a ticket reaches production. The engineer draws it back and is corrected.",
        },
        {
          title: "Wednesday: a small fix",
          description: "A real ticket, often one of Monday’s failed steps, goes through your review.",
        },
        {
          title: "Thursday: pairing",
          description: "Half a day with the colleague whose code is closest. What comes up is written down.",
        },
        {
          title: "Friday: the verdict",
          description:
            "Lead and engineer tell us separately how it went. If the match is wrong, we say so that day.",
        },
      ],
      note: "Block Tuesday, Wednesday and Friday in your lead’s calendar before the start date is set.",
    },
    {
      kind: "incident",
      title: "Ill on Wednesday, merged on Thursday",
      clock: "08:30",
      paragraphs: [
        "At 08:30 a message arrives: the engineer on the invoices is ill. The handover note, last changed the evening before, says:",
        "A colleague asks at 09:15, finishes the branch, and your lead merges it the next day. The note had cost five minutes each evening.",
      ],
      entries: [
        { label: "Branch", text: "invoice-rounding, pushed at 18:10." },
        { label: "State", text: "Two tests fail, both on credit notes in yen, which has no decimals." },
        { label: "Idea", text: "Round once, at the total." },
        { label: "Ask", text: "Accounts, before you change it." },
      ],
    },
    {
      kind: "deliverables",
      title: "Whom we send, and what is written down",
      points: [
        {
          title: "Back-end developers",
          description: "Java with Spring Boot, Node.js or Python, with MySQL schemas and migrations.",
        },
        {
          title: "Front-end developers",
          description: "React, Angular or Vue, in your linter’s style, with Tailwind if you use it.",
        },
        {
          title: "Delivery engineers",
          description: "GitLab CI or Jenkins pipelines, Docker images and AWS accounts.",
        },
        {
          title: "Data and ML developers",
          description: "For teams whose data already has an owner.",
        },
        {
          title: "A role sheet",
          description: "One page per engineer: tasks, who sets the work, what ends the role.",
        },
        {
          title: "A handover note",
          description: "From the first week: open branches, odd decisions, what breaks at month end.",
        },
      ],
    },
    {
      kind: "doors",
      title: "Who leads, and who is on call",
      withEngineers:
        "Your team keeps operating what it owns and answers its alarms. Ours mend what they built as part of the month, and take turns at night where the contract and the rate include it.",
      withoutEngineers:
        "Extra hands would lack direction. Choose a project, with a fixed price for each release and a lead of ours. Afterwards we operate it, repair it and are called at night for a monthly rate.",
    },
    {
      kind: "month",
      title: "From newcomer to colleague",
      weeks: [
        { title: "The README", description: "A set-up guide, tested by a stranger." },
        {
          title: "A whole ticket",
          description: "Estimated, built and merged under your review rules.",
        },
        {
          title: "The other side",
          description: "The engineer reviews a colleague’s change, which shows misread conventions.",
        },
        {
          title: "The handover test",
          description: "Your colleague picks up a branch from the note alone. Then you say whether to go on.",
        },
      ],
    },
    {
      kind: "engineers",
      intro: "Technologies, access, ownership and replacement.",
      notes: [
        {
          title: "Access",
          description:
            "Your accounts, your device policy, MFA, one personal login each, and a list of every key granted.",
        },
        {
          title: "Ownership",
          description:
            "The contract assigns the code, and states for how long and where. Some laws limit an assignment that does not: section 19 of India’s Copyright Act assumes five years and India alone.",
        },
        {
          title: "Replacement",
          description:
            "Either side may ask. The newcomer works a ticket, the leaver reviews it, and your lead agrees before access moves.",
        },
      ],
    },
  ],
  technologies: [
    "java",
    "spring-boot",
    "node-js",
    "python",
    "my-sql",
    "react-js",
    "angular",
    "vuejs",
    "tailwind",
    "git-lab",
    "jenkins",
    "docker",
    "aws",
    "ai-ml",
    "data-science",
  ],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Yes, as long as your lead has hours for review. A permanent role suits an employee, who usually costs less over the years. If the date is already lost, cut scope before adding people.",
    },
    {
      question: "Who chooses the engineer?",
      answer:
        "Your lead interviews everyone we propose, on your own code if you like, and may refuse without a reason. If the right person is busy, we say so.",
    },
    {
      question: "May we hire the engineer?",
      answer: "Ask before the start: whether and on what terms belongs in the first contract.",
    },
  ],
  related: [
    {
      service: "product-development",
      reason: "Suits you if you want a finished result more than extra hands.",
    },
    { service: "cloud-services", reason: "Covers the platform if that is the skill you miss for now." },
  ],
  closing: "Who would review their first ticket?",
};
