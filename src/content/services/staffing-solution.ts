import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  description:
    "Engineers for your team, from Java, Node.js and Python to front end, cloud, firmware and data, with a planned first month and a handover note.",
  heading: "The engineers your team needs",
  lead: "Engineers who know your technology join your team. They work in your code repository and follow your rules.",
  price: "You pay a monthly rate for each engineer, which we quote for the skills you name.",
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
          description: "C, bare-metal or on Zephyr, FreeRTOS or ESP-IDF, if you have the boards.",
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
            "The engineer builds your project from the README, corrects the steps that fail and fixes a small bug. On Friday, your lead and the engineer each tell us whether they want to go on.",
        },
        {
          title: "A whole task",
          description: "The engineer estimates and completes a task under your review rules.",
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
            "The engineer works in your accounts, under your device policy and with multi-factor login. We list the keys you give us.",
        },
        {
          title: "Replacement",
          description:
            "If the engineer doesn’t suit your team, we can propose someone else. A short handover note each evening helps the next person carry on.",
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
        "Yes, if your lead has time to review. Without a lead, choose a project. For a permanent role, hire an employee, which usually costs less in the long run.",
    },
    {
      question: "Who chooses the engineer?",
      answer:
        "Your lead does. They interview the people we propose, and can say no without giving a reason. The engineer can say no, too.",
    },
    {
      question: "Can we hire the engineer?",
      answer:
        "Please ask before we start, because the answer belongs in the first contract. The engineer has to agree, too.",
    },
    {
      question: "Who is on call?",
      answer: "Your team is. Our engineers can work nights if their contracts allow it.",
    },
  ],
  related: [
    { service: "product-development", reason: "For a result rather than extra hands." },
    { service: "cloud-services", reason: "For a platform that nobody on your side can run." },
  ],
  closing: "Fill the gap in your team",
};
