import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Engineers for your team, from Java, Node.js and Python to front end, cloud, firmware and data, with a planned first month and a handover note.",
  heading: "The engineers your team needs",
  lead: "Engineers who know your stack work in your repository, to your rules.",
  price: "A monthly rate for each engineer, with an agreed notice period.",
  audience: "Teams with a lead who can set and review the work.",
  hero: {
    demo: {
      name: "working-hours",
      title: "Make two working days overlap",
      intro:
        "The stand-up, reviews, pairing and releases need both teams at once. Drag either end of a working day until all four sessions fit.",
    },
  },
  parts: [
    {
      kind: "deliverables",
      title: "Skills you can ask for",
      points: [
        {
          title: "Back end",
          description: "Java with Spring Boot, Node.js or Python, plus MySQL schemas and migrations.",
        },
        {
          title: "Front end",
          description: "React, Angular or Vue, to your lint rules, with Tailwind if you use it.",
        },
        {
          title: "Delivery",
          description: "GitLab CI or Jenkins pipelines, Docker images and AWS accounts.",
        },
        {
          title: "Firmware",
          description: "C, on bare metal, Zephyr, FreeRTOS or ESP-IDF, if you have the boards.",
        },
        {
          title: "Data and ML",
          description: "Pipelines and models, if someone on your team already owns the data.",
        },
      ],
    },
    {
      kind: "first-month",
      layout: "calendar",
      title: "From newcomer to colleague",
      weeks: [
        {
          title: "A small fix",
          description:
            "The engineer builds your project from the README, corrects every step that fails and fixes a small ticket. On Friday, your lead and the engineer each tell us whether it’s a good match.",
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
          description: "Your accounts, your device policy, MFA, and a list of every key we’re given.",
        },
        {
          title: "Replacement",
          description:
            "If it isn’t a good match, we can propose someone else. A short handover note each evening lets the next person carry on.",
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
