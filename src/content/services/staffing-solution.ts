import { place } from "../place.ts";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Java, Node.js, Python, front-end, cloud and data engineers for your team, with a planned first week and a proper handover.",
  heading: "The engineers your team is missing",
  outcome:
    "You get engineers who know your technologies, working in your repository by your rules, and your lead still has time to lead.",
  price: "A monthly rate for each engineer",
  audience: "Teams with a lead who can set and review the work.",
  demonstration: {
    title: "Make two working days meet",
    intro: "Four sessions a day need both teams. Drag either end of a working day until they all fit.",
    alt: place.workingDaysAlt,
  },
  parts: [
    {
      kind: "text",
      title: "Planned around your lead’s time",
      paragraphs: [
        "A new person slows a team down before speeding it up. Your lead opens accounts, explains the build and corrects wrong assumptions. Those hours are the real price of extra hands, so we plan them with you before we propose anyone.",
      ],
    },
    {
      kind: "steps",
      title: "The onboarding week",
      steps: [
        {
          title: "Monday: the build",
          description:
            "The engineer builds your project from the README, with as few permissions as possible, and logs every step that fails.",
        },
        {
          title: "Tuesday: the map",
          description:
            "Your lead shows how a ticket reaches production. The engineer draws it, and your lead corrects the drawing.",
        },
        {
          title: "Wednesday: a small fix",
          description: "A real ticket, often one of Monday’s failed steps, goes through your review.",
        },
        {
          title: "Thursday: pairing",
          description: "The engineer spends half a day with the colleague whose work is closest to theirs.",
        },
        {
          title: "Friday: the verdict",
          description:
            "Your lead and the engineer tell us separately how it went. If the match is wrong, we say so that day.",
        },
      ],
    },
    {
      kind: "case-study",
      title: "Ill on Wednesday, merged on Thursday",
      paragraphs: [
        "The engineer who works on the invoices calls in sick. The handover note from the evening before says:",
        "A colleague checks with Accounts and finishes the branch, and your lead merges it the next day. Writing the note takes five minutes each evening.",
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
      title: "Who joins you, and in what role",
      points: [
        {
          title: "Back-end developers",
          description: "Java with Spring Boot, Node.js or Python, plus MySQL schemas and migrations.",
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
          description: "For teams where someone already looks after the data.",
        },
        {
          title: "A role sheet",
          description: "Each engineer’s tasks, who sets them and what would end the role.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who leads, and who is on call",
      withEngineers:
        "Your team keeps running your systems and answering their alarms. Our engineers fix what they’ve built, and do night shifts if the contract and the rate include them.",
      withoutEngineers:
        "Extra hands would have no one to lead them, so choose a project instead, with one of our leads and a price for each release. Afterwards we can run what we’ve built, repair it and take the calls.",
    },
    {
      kind: "weekly-plan",
      title: "From newcomer to colleague",
      weeks: [
        { title: "The README", description: "Your set-up guide has been tested by a newcomer." },
        {
          title: "A whole ticket",
          description: "It’s estimated, built and merged under your review rules.",
        },
        {
          title: "The other side",
          description:
            "The engineer reviews a colleague’s change, which shows any convention they’ve misread.",
        },
        {
          title: "The handover test",
          description: "A colleague picks up a branch from the note alone.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How access, ownership and replacement work, and which technologies we know.",
      notes: [
        {
          title: "Access",
          description:
            "Your accounts under your device policy, with MFA, a login for each engineer and a list of every key granted.",
        },
        {
          title: "Ownership",
          description:
            "The contract assigns the code to you, and states for how long and where. Otherwise the law may limit the assignment: section 19 of India’s Copyright Act assumes five years and India only.",
        },
        {
          title: "Replacement",
          description:
            "Either side can ask for it. The new engineer works on a ticket, the old one reviews it, and your lead agrees before access is handed over.",
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
        "It works as long as your lead has time to review. For a permanent role, hire an employee, which usually costs less in the long run.",
    },
    {
      question: "Who chooses the engineer?",
      answer: "Your lead interviews everyone we propose, and can say no without giving a reason.",
    },
    {
      question: "Can we hire the engineer?",
      answer: "Ask before we start, because the answer belongs in the first contract.",
    },
  ],
  related: [
    {
      service: "product-development",
      reason: "Fits better if you want a finished result rather than extra hands.",
    },
    { service: "cloud-services", reason: "Covers the platform, if those are the skills you lack." },
  ],
  closing: "Tell us which skill you’re missing",
};
