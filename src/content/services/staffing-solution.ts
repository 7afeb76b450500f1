import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Java, Node.js, Python, front-end, cloud and data engineers for your team, with a planned first week and a clear handover.",
  heading: "Engineers who work the way your team works",
  outcome:
    "You get engineers who know your stack, commit to your repository and take their work from your lead.",
  startLabel: "Find my engineer",
  enquiryLabel: "Draft my role sheet",
  closing: {
    title: "Who would review their first ticket?",
    text: "Tell us what that ticket is about and how many hours the reviewer has free in week one. From this we draft your role sheet, before we propose anyone.",
  },
  order: ["deliverables", "demonstration", "argument", "signs", "illustration", "month"],
  titles: {
    signs: "When an extra engineer helps",
    deliverables: "Roles we fill and records we keep",
    month: "Your new engineer’s first month",
    technologies: "Technologies our engineers bring",
    questions: "Questions about team extension",
  },
  argument: {
    title: "We plan around your lead’s time",
    paragraphs: [
      "A new person slows a team down before speeding it up. Your lead grants access, explains why the build needs the VPN and reviews code written under wrong assumptions. That is the real price of team extension, so we plan it with you before we discuss candidates.",
      "Two rules keep it low. Your lead interviews everyone we propose, on your own code if you like, and may refuse without a reason. Knowledge is shared as it forms: branches are pushed daily, decisions go into the ticket, set-up steps into the README. So your work goes on when one of our engineers is ill, on leave or at the end of the term.",
    ],
  },
  signs: [
    "You have a backlog, a lead who sets the work, and too few hands.",
    "A skill is missing for some months: leaving Jenkins, upgrading Angular, splitting out a Spring Boot service.",
    "You are hiring, but the release comes before notice periods run out.",
  ],
  deliverables: [
    {
      title: "Back-end developers",
      description: "Java with Spring Boot, Node.js or Python, including MySQL schemas and migrations.",
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
      title: "Role sheet",
      description: "One page per engineer: stack, tasks, who sets the work, what ends the role.",
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
      description:
        "We check that branches are pushed and the note is current, so your lead does not have to.",
    },
  ],
  demonstration: {
    title: "Whose day overlaps with ours",
    intro:
      "Pick your city and set both working days: you see the hours we share, on both sides of every clock change.",
    alt: "A working day of 09:00 to 17:00 in London beside one of 09:30 to 18:30 in Pune: they share 4 hours, and 5 from the end of March to the end of October. A call at 09:30 in London fits all year.",
  },
  illustration: {
    kind: "route",
    title: "The onboarding week",
    intro: "The five days have one aim: questions go to a document first and to your lead second.",
    stops: [
      {
        title: "Monday: the build",
        description:
          "Accounts are named, with least rights and MFA. The engineer builds from the README and logs each step that fails.",
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
        title: "Thursday: the neighbour",
        description:
          "The engineer spends half a day with the colleague whose code is closest, and writes what comes up into the README for the next newcomer.",
      },
      {
        title: "Friday: the verdict",
        description:
          "Lead and engineer tell us separately how it went. We correct the role sheet, and if the match is wrong we say so that day.",
      },
    ],
    note: "Block time in your lead’s calendar for Tuesday, Wednesday and Friday before the start date is agreed.",
  },
  firstMonth: [
    {
      title: "The README",
      description: "The onboarding week leaves you a set-up guide that a stranger has tested.",
    },
    {
      title: "The first whole ticket",
      description: "Your review rules apply as it is estimated, built and merged.",
    },
    {
      title: "The other side of review",
      description: "The engineer reviews a colleague’s change, which shows up misread conventions.",
    },
    {
      title: "The handover note",
      description: "Your colleague picks up a branch from the note alone. Gaps are filled that same day.",
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
        "Yes, as long as your lead can set and review the work. Without a lead, hire us for a project with acceptance criteria. A permanent role suits an employee, who usually costs less over the years and keeps the knowledge in the house; a fortnight of well-defined work suits a freelancer, without our overhead. If the date is already lost, cut scope before adding people.",
    },
    {
      question: "Who owns code written by your people?",
      answer:
        "It becomes yours through the contract. Where an assignment states no term or territory, section 19 of India’s Copyright Act assumes five years and India alone, so the contract has to state both. Have your lawyer check that clause.",
    },
    {
      question: "How does a replacement work?",
      answer:
        "Either of us may ask for one. The leaver updates the handover note, the newcomer works a ticket with the leaver reviewing, and your lead agrees before access moves. The contract says who pays for overlap. If illness rules that out, note and branches must do, hence the weekly check.",
    },
    {
      question: "What about access and security?",
      answer:
        "Your accounts and your device policy apply; code and data stay with you. Each engineer has a personal login, so your audit log stays true.",
    },
    {
      question: "How does an engagement end?",
      answer:
        "In reverse: branches are merged or closed, the successor reads the note back, and your administrator revokes the access list with us, line by line.",
    },
    {
      question: "May we hire the engineer?",
      answer: "Ask before the start: whether and on what terms belongs in the first contract.",
    },
    {
      question: "What if the right person is busy?",
      answer: "We say so, because your sprint is no place for a Java developer to learn Angular.",
    },
  ],
  related: [
    {
      service: "product-development",
      reason: "Suits you if you want a finished result more than extra hands.",
    },
    {
      service: "cloud-services",
      reason: "Covers the platform if that is the skill you miss for now.",
    },
  ],
};
