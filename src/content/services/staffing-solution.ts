import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Java, Node.js, Python, front-end, firmware, cloud and data engineers for your team, with a planned first week and a proper handover.",
  heading: "The engineers your team needs",
  lead: "Engineers who know your stack work in your repository, to your rules. Your lead still has time to lead.",
  price: "A monthly rate for each engineer, with an agreed notice period.",
  audience: "Teams with a lead who can set and review the work.",
  demo: {
    name: "working-hours",
    title: "Make two working days overlap",
    intro:
      "The stand-up, reviews, pairing and releases need both teams at once. Drag either end of a working day until all four sessions fit.",
  },
  parts: [
    {
      kind: "text",
      title: "Planned around your lead’s time",
      paragraphs: [
        "For every new person, your lead sets up accounts, explains the build and corrects wrong assumptions. We plan that time with you before we propose anyone.",
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
          description: "React, Angular or Vue, to your lint rules, with Tailwind if you use it.",
        },
        {
          title: "Delivery engineers",
          description: "GitLab CI or Jenkins pipelines, Docker images and AWS accounts.",
        },
        {
          title: "Firmware engineers",
          description: "C on Zephyr, FreeRTOS or ESP-IDF, if you have the boards.",
        },
        {
          title: "Data and ML developers",
          description: "Pipelines and models, if someone on your team already owns the data.",
        },
      ],
    },
    {
      kind: "steps",
      title: "The onboarding week",
      steps: [
        {
          title: "Monday: the build",
          description: "The engineer builds your project from the README and logs every step that fails.",
        },
        {
          title: "Tuesday: the map",
          description: "Your lead shows how a ticket reaches production. The engineer draws the route.",
        },
        {
          title: "Wednesday: a small fix",
          description:
            "They fix one real ticket, often a step that failed on Monday, and it goes through your code review.",
        },
        {
          title: "Thursday: pairing",
          description: "The engineer spends half a day with the colleague they’ll work with most.",
        },
        {
          title: "Friday: the verdict",
          description: "Your lead and the engineer tell us separately whether it’s a good match.",
        },
      ],
    },
    {
      kind: "first-month",
      layout: "calendar",
      title: "From newcomer to colleague",
      weeks: [
        {
          title: "The set-up guide",
          description: "The engineer corrects every step that failed on Monday.",
        },
        {
          title: "A whole ticket",
          description: "The engineer estimates and completes a ticket under your review rules.",
        },
        {
          title: "The other side",
          description: "The engineer reviews a colleague’s change, following your conventions.",
        },
        {
          title: "The handover test",
          description: "A colleague picks up a branch using only the engineer’s handover note.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How access and replacement work.",
      notes: [
        {
          title: "Access",
          description:
            "We use your accounts under your device policy, with MFA and a login for each engineer, and list every key we’re given.",
        },
        {
          title: "Replacement",
          description:
            "Either side can ask for a replacement. A short handover note each evening lets the next person carry on.",
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
        "Only if your lead has time to review. Without a lead, choose a project. For a permanent role, hire an employee, which usually costs less in the long run.",
    },
    {
      question: "Who chooses the engineer?",
      answer:
        "Your lead. They interview everyone we propose, and can say no without giving a reason. So can the engineer.",
    },
    {
      question: "Can we hire the engineer?",
      answer: "Ask before we start. The engineer has to agree, and the answer belongs in the first contract.",
    },
    {
      question: "Who is on call?",
      answer: "Your team. Ours can work nights if their contracts allow it.",
    },
  ],
  related: [
    { service: "product-development", reason: "For a result rather than extra hands." },
    { service: "cloud-services", reason: "For a platform that nobody on your side can run." },
  ],
  closing: "Fill the gap in your team",
};
