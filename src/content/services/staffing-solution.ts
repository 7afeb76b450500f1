import picture from "../images/heroes/staffing-solution.svg";
import { company } from "../page-company.ts";
import { placeInWords } from "../place-in-words.ts";
import type { ServiceDetails } from "../service-details.ts";

export const details: ServiceDetails = {
  picture,
  description:
    "Java, Node.js, Python, front-end, cloud and data engineers for your team, with a planned first week and a proper handover.",
  heading: "The engineers your team needs",
  lead: "You get engineers who know your tech stack, working in your repository by your rules, and your lead still has time to lead.",
  price: "A monthly rate for each engineer, with an agreed notice period.",
  audience: "Teams with a lead who can set and review the work.",
  demo: {
    name: "working-hours",
    title: "Make two working days overlap",
    intro:
      "The stand-up, reviews, pairing and releases need both teams at once. Drag either end of a working day until all four sessions fit.",
    alt: `A working day of ${placeInWords.hours.theirs} in ${placeInWords.sharedDay.city}, above one of ${placeInWords.hours.ours} in ${company.place.town}. The overlap is the time both teams share all year round. Of the four sessions below, those that fit are drawn inside it.`,
  },
  firstMonthLayout: "stairs",
  parts: [
    {
      kind: "text",
      title: "Planned around your lead’s time",
      paragraphs: [
        "For every new person, your lead has to set up accounts, explain the build and correct wrong assumptions. We plan that time with you before we propose anyone, because it’s the real price of extra hands.",
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
            "Your lead shows how a ticket reaches production. The engineer draws the route, and your lead corrects it.",
        },
        {
          title: "Wednesday: a small fix",
          description:
            "A real ticket, often for one of Monday’s failed steps, goes through your code review.",
        },
        {
          title: "Thursday: pairing",
          description: "The engineer spends half a day with the colleague they’ll work with most.",
        },
        {
          title: "Friday: the verdict",
          description:
            "Your lead and the engineer tell us separately how it went. If either says it isn’t a good match, we tell the other the same day.",
        },
      ],
    },
    {
      kind: "case-study",
      title: "Off sick on Wednesday, work merged on Thursday",
      postmark: "Wed",
      onLetter: true,
      paragraphs: [
        "The engineer who works on the invoicing code calls in sick. The handover note from the evening before says:",
        "A colleague asks the accounts team and finishes the branch, and your lead merges it the next day. Writing the note takes five minutes each evening.",
      ],
      entries: [
        { label: "Branch", text: "invoice-rounding, pushed at 18:10." },
        { label: "State", text: "Two tests fail, both on credit notes in yen, which has no decimals." },
        { label: "Idea", text: "Round once, at the total." },
        { label: "Ask", text: "The accounts team, before you change the rounding." },
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
          title: "Data and ML developers",
          description: "Pipelines and models, if someone on your team already owns the data.",
        },
      ],
    },
    {
      kind: "support",
      title: "Who leads, and who is on call",
      withEngineers:
        "Your team keeps running your systems and answering their alerts. Our engineers fix faults in what they’ve built, and work night shifts if your rate and their own contracts cover them.",
      withoutEngineers:
        "Our engineers would have no lead, so choose a project instead, with one of our leads and a price for each release. Afterwards we can run what we’ve built and respond to its alerts.",
    },
    {
      kind: "first-month",
      title: "From newcomer to colleague",
      weeks: [
        {
          title: "The set-up guide",
          description: "The engineer corrects every step that failed on Monday.",
        },
        {
          title: "A whole ticket",
          description:
            "The engineer estimates and completes a ticket, and the change is merged under your review rules.",
        },
        {
          title: "The other side",
          description: "The engineer reviews a colleague’s change, following your conventions.",
        },
        {
          title: "The handover test",
          description: "A colleague picks up a branch using only the note.",
        },
      ],
    },
    {
      kind: "for-engineers",
      intro: "How access, ownership and replacement work.",
      notes: [
        {
          title: "Access",
          description:
            "We use your accounts under your device policy, with MFA and a login for each engineer, and list every key we’re given.",
        },
        {
          title: "Ownership",
          description:
            "The contract transfers all rights to you, permanently and worldwide. Without that clause, Indian law would limit the transfer to five years and to India.",
        },
        {
          title: "Replacement",
          description:
            "Either side can ask for a replacement. The new engineer works on a ticket, the outgoing one reviews it, and your lead decides when the outgoing engineer’s access ends.",
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
        "Only if your lead has time to review. For a permanent role, hire an employee: that usually costs less in the long run.",
    },
    {
      question: "Who chooses the engineer?",
      answer:
        "Your lead interviews everyone we propose, and can say no without giving a reason. So can the engineer.",
    },
    {
      question: "Can we hire the engineer?",
      answer: "Ask before we start: the engineer has to agree, and the answer belongs in the first contract.",
    },
  ],
  related: [
    {
      service: "product-development",
      reason: "Fits better if you want a result rather than extra hands.",
    },
    { service: "cloud-services", reason: "Runs the platform if you have nobody to do it." },
  ],
  closing: "Which skill are you missing?",
};
