import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Java, JavaScript, Python, cloud and data engineers who join your team and your repository, with a planned onboarding week and written handover rules.",
  heading: "Engineers who work by your team's rules",
  outcome:
    "Developers and delivery engineers matched to your stack, who commit to your repository and take their work from your lead.",
  startLabel: "Ask about a seat",
  enquiryLabel: "Write to us about staffing",
  closing: {
    title: "Start with the newcomer's first ticket",
    text: "What is it about, and who would review it? We also ask how many hours that reviewer has free in the first week, before we propose anybody.",
  },
  order: ["deliverables", "argument", "signs", "exhibit", "month"],
  titles: {
    signs: "When a seat helps",
    deliverables: "Seats we fill, papers we keep",
    month: "The month around that week",
    technologies: "Stacks we staff",
    questions: "Questions about a seat",
  },
  argument: {
    title: "The first cost is your lead's time",
    paragraphs: [
      "A new person slows a team down before speeding it up. Somebody grants access, explains why the build needs the VPN, and reviews code written under wrong assumptions. That is the real price of team extension, and it appears on no rate card. We plan it with you before anyone discusses candidates.",
      "Two rules follow. Your lead interviews everyone we propose, on your own code if you like, and a refusal needs no reason. And nothing may live in one head: branches are pushed daily, decisions go into the ticket, setup steps into the README. That makes our engineer easy to replace, which is the position a client should be in.",
    ],
  },
  signs: [
    "You have a backlog, a lead who sets the work, and too few hands.",
    "A skill is missing for some months: leaving Jenkins, upgrading Angular, splitting out a Spring Boot service.",
    "You are hiring, and the release cannot wait for notice periods to run out.",
  ],
  deliverables: [
    {
      title: "Back-end developers",
      description: "Java with Spring Boot, Node.js or Python, including MySQL schemas and migrations.",
    },
    {
      title: "Front-end developers",
      description: "React, Angular or Vue, in your linter's style, with Tailwind if you use it.",
    },
    {
      title: "Delivery engineers",
      description: "GitLab CI or Jenkins pipelines, Docker images, AWS accounts.",
    },
    {
      title: "Data and ML developers",
      description: "For teams where the data already has an owner.",
    },
    {
      title: "Role sheet",
      description: "One page per seat: stack, tasks, who sets the work, what ends the seat.",
    },
    {
      title: "Access list",
      description: "Every account and key granted, and who approved it, ready for the last day.",
    },
    {
      title: "Handover note",
      description: "Kept from the first week: open branches, odd decisions, what breaks at month end.",
    },
    {
      title: "Weekly check",
      description: "Are branches pushed, is the note current? We look, so your lead need not.",
    },
  ],
  exhibit: {
    kind: "route",
    title: "The onboarding week",
    intro: "Five days with one aim: the next question goes to a document before it goes to your lead.",
    stops: [
      {
        title: "Monday: the build",
        description:
          "Named accounts, least rights, MFA. The engineer builds from the README and logs each step that fails.",
      },
      {
        title: "Tuesday: the map",
        description:
          "Your lead shows how a ticket reaches production. The engineer draws it back and is corrected.",
      },
      {
        title: "Wednesday: a small fix",
        description: "A real ticket, often one of Monday's failed steps, goes through your review.",
      },
      {
        title: "Thursday: the neighbour",
        description:
          "Half a day with the colleague whose code is nearest. Answers go into the README for the next starter.",
      },
      {
        title: "Friday: the verdict",
        description:
          "Lead and engineer each tell us how it went, separately. The role sheet is corrected. A wrong match is named now.",
      },
    ],
    note: "Block time in your lead's calendar for Tuesday, Wednesday and Friday before the start date is agreed.",
  },
  firstMonth: [
    {
      title: "The README",
      description: "The onboarding week. Its by-product is a setup guide tested by a stranger.",
    },
    {
      title: "The first whole ticket",
      description: "Estimated, built and merged under your review rules.",
    },
    {
      title: "The other side of review",
      description: "The engineer reviews a colleague's change. Misread conventions show up here.",
    },
    {
      title: "The handover note",
      description: "Someone else picks up a branch from the note alone. Gaps are filled that day.",
    },
  ],
  technologies: ["java", "spring-boot", "node-js", "react-js", "angular", "jenkins"],
  questions: [
    {
      question: "Is this the right service for us?",
      answer:
        "Nobody on your side can set or review work. Buy a project with acceptance criteria. The role is permanent. An employee usually costs less over the years and keeps the knowledge in the house. It is a fortnight of well-defined work. A freelancer comes without our overhead. The date is already lost. Cut scope before adding people.",
    },
    {
      question: "Who owns code written by your people?",
      answer:
        "You, through a written assignment. Section 19 of India's Copyright Act assumes five years and India only where an assignment states no term or territory, so the contract should state both. Have your lawyer check that clause.",
    },
    {
      question: "How does a replacement work?",
      answer:
        "Either side may ask. The leaver updates the handover note, the newcomer works a ticket with the leaver reviewing, and your lead agrees before access moves. The contract says beforehand who pays for overlap. If illness rules overlap out, note and branches must do, which is why they are checked weekly.",
    },
    {
      question: "What about access and security?",
      answer:
        "Work happens on your accounts, under your device policy. We keep no copy of code or data. Nobody shares a login, so your audit log stays true.",
    },
    {
      question: "How does a seat end?",
      answer:
        "In reverse: branches merged or closed, note read back by whoever takes over, then the access list is revoked line by line with your administrator.",
    },
    {
      question: "May we hire the engineer?",
      answer: "Ask before the start. Whether and on what terms belongs in the first contract.",
    },
    {
      question: "What if nobody suitable is free?",
      answer: "We say so. Your sprint is no place for a Java developer to learn Angular.",
    },
  ],
  related: [
    { service: "product-development", reason: "When you want a finished result more than extra hands." },
    { service: "cloud-services", reason: "When the missing skill is the platform, and only for a while." },
  ],
};
