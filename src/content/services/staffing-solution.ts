import { company } from "../company.ts";
import type { ServiceDetails } from "../service-details.ts";
import { placeInWords } from "#site";

const { hours, overlapInChicago } = placeInWords;

export const details: ServiceDetails = {
  description:
    "Engineers for your team, from Java, Node.js and Python to front end, cloud, firmware and data, with a planned first month and a handover note.",
  heading: "The engineers your team needs",
  lead: "Engineers who know your technology join your team, and follow your rules.",
  price: "For each engineer you pay a monthly rate, based on the skills you name.",
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
          description: "C, if you have the boards.",
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
            "The engineer builds your project from the README, corrects the steps that fail and fixes a bug. On Friday, your lead and the engineer each tell us whether to go on.",
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
          description: "A colleague carries on the work from the engineer’s note alone.",
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
            "The engineer works in your accounts, under your device policy, with multi-factor login.",
        },
        {
          title: "Replacement",
          description:
            "If the engineer doesn’t suit your team, we propose someone else, who carries on from the handover notes.",
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
        "Yes, if your lead has time to review. If you have no lead, let us run the work as a project. For a permanent role, hire an employee, so the knowledge stays with you.",
    },
    {
      question: "Who chooses the engineer?",
      answer:
        "Your lead interviews the people we propose, and either side may say no. We say beforehand who is an employee and who a subcontractor.",
    },
    {
      question: "Can we hire the engineer?",
      answer:
        "Please ask before we start: the answer belongs in the first contract, and the engineer has to agree.",
    },
    {
      question: "We’re on US Central Time. Do our days overlap?",
      answer: overlapInChicago
        ? `Yes, by ${overlapInChicago} all year. Our usual day is ${hours.ours} in ${company.place.town}.`
        : `Our usual day, ${hours.ours} in ${company.place.town}, doesn’t. Ask for an engineer who starts later and shares your morning, or set tasks in your evening and find results, with a note, in the morning.`,
    },
    {
      question: "Who is on call?",
      answer: "Your team is, unless our contract sets on-call hours and pay for the engineer.",
    },
  ],
  related: [
    { service: "product-development", reason: "For a result rather than extra hands." },
    { service: "cloud-services", reason: "For a platform that nobody on your side can run." },
  ],
};
