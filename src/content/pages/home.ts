import { aiFigures, dataFigures, startingPoint, type TeamFigures } from "../team-figures.ts";

export interface Step {
  title: string;
  description: string;
  youReceive: string;
}

/** The tiles below `problemsTitle` are the first three problems of the services page. */
export interface HomeContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  /** The typed line above the heading. */
  eyebrow: string;
  heading: string;
  lead: string;
  finderLabel: string;
  /** The name of the button that the envelope beside the heading is. */
  envelopeLabel: string;
  problemsTitle: string;
  servicesTitle: string;
  servicesIntro: string;
  howWeWork: { title: string; steps: Step[] };
  figures: { title: string; intro: string; ai: TeamFigures; data: TeamFigures };
  expertise: { title: string; intro: string };
  /** One of the worked briefs of the work page, as an invitation to read it. */
  brief: { title: string; text: string; linkLabel: string };
  latest: { title: string };
  closing: { title: string; text: string };
  enquiryLabel: string;
}

export const home: HomeContent = {
  title: "web, mobile, cloud and AI software",
  description:
    "Web, mobile, cloud, IoT and AI software, in small releases you own from day one. Also design, data science, hardware integration and engineers for your team.",
  eyebrow: "By air mail / from Maharashtra, India",
  heading: "Software, delivered first class.",
  lead:
    "You get web, mobile, cloud and device software in small working releases, each running in your own accounts. " +
    "You see early what you are paying for, and every line of it is yours.",
  finderLabel: "Find your service by problem",
  envelopeLabel: "Write us a letter",
  problemsTitle: "Which of these sounds like you?",
  servicesTitle: "Start with the service you need",
  servicesIntro:
    "From a first product idea to a fleet of devices: open one to see what you receive and how the first month goes.",
  howWeWork: {
    title: "How your project runs",
    steps: [
      {
        title: "Listen",
        description:
          "You tell us the trouble in your own words. We read what you have, from code to drawings, " +
          "and keep asking until our summary of the problem is one you would sign.",
        youReceive: "One page with the problem, its limits and the open questions.",
      },
      {
        title: "Shape",
        description:
          "Together we find the smallest version in which a real user can finish one task. " +
          "Its biggest risk is tried out first, while changing course is cheap.",
        youReceive: "A plan of releases with acceptance checks, and the risks with their owners.",
      },
      {
        title: "Build",
        description:
          "Each release runs in your environment, tests included, before the next begins. " +
          "You click through it and change the order of what follows.",
        youReceive: "Working software, every commit, and a log of the decisions behind it.",
      },
      {
        title: "Hand over",
        description:
          "Your team performs a release and a rollback from our runbook, with us beside them. " +
          "Where they hesitate, we improve the runbook until they manage without us.",
        youReceive: "The runbook, a list of accounts and keys, and the known faults with their workarounds.",
      },
    ],
  },
  figures: {
    title: "AI and data science, measured",
    intro: startingPoint,
    ai: {
      label: "AI/ML team",
      figures: [aiFigures.experts, aiFigures.models],
      linkLabel: "Meet the AI/ML team",
    },
    data: {
      label: "Data science team",
      figures: [dataFigures.scientists, dataFigures.costs],
      linkLabel: "Meet the data science team",
    },
  },
  expertise: {
    title: "Technologies our engineers know well",
    intro: "Pick yours to see what we build with it, a short piece of code and how we keep it up to date.",
  },
  brief: {
    title: "How we think a problem through",
    text:
      "An invented wholesaler with an everyday problem: dealers order over weak mobile data, the ERP behind them closes every night, " +
      "and an order sent twice must arrive as one. Follow this brief and three others from the problem to our decisions and the first month.",
    linkLabel: "Read the four worked briefs",
  },
  latest: { title: "From the blog" },
  closing: {
    title: "What would you build first?",
    text: "Two sentences will do. You get back our first questions, the service to start with and what we would do in week one.",
  },
  enquiryLabel: "Describe your project",
};
