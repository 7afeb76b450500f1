import { aiFigures, dataFigures, type TeamFigures } from "../team-figures.ts";

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
  /** What is written on the envelope beside the heading. */
  letter: string[];
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
    "Custom web, mobile, cloud and IoT software, hardware integration, UI/UX, product development, AI/ML, data science and staffing, from Maharashtra, India.",
  eyebrow: "By air mail / from Maharashtra, India",
  heading: "Software, delivered first class.",
  lead:
    "Your web, mobile, cloud or device software arrives in small working releases, in your own repository and accounts. " +
    "You see progress early and own everything from the first day.",
  finderLabel: "Find your service by problem",
  letter: ["To: you", "From: our engineers", "Re: what you want built"],
  problemsTitle: "Which of these sounds like you?",
  servicesTitle: "Ten services. Start with the one you need.",
  servicesIntro:
    "Custom web, mobile, cloud, IoT and product development, hardware and software integration, UI/UX design, AI and data " +
    "science, and engineers for your own team. Each page shows what you receive and how the first month goes.",
  howWeWork: {
    title: "How your project runs",
    steps: [
      {
        title: "Listen",
        description:
          "You describe the trouble in your own words. We read what exists, be it code, data or drawings, " +
          "and ask until our description of the problem is one you would sign.",
        youReceive: "One page: the problem, what belongs to it, and the questions still open.",
      },
      {
        title: "Shape",
        description:
          "Together we find the smallest version with which one real user can finish a task. " +
          "Whatever is most likely to sink it is tried out first, while changing course is still cheap.",
        youReceive:
          "A plan of releases with an acceptance check for each, and the risks with an owner beside them.",
      },
      {
        title: "Build",
        description:
          "Every release runs in an environment of yours, with its tests, before the next one starts. " +
          "You can click through it, question it and change the order of what follows.",
        youReceive:
          "Running software after each release, the commits in your repository, and a log of decisions.",
      },
      {
        title: "Hand over",
        description:
          "Your people perform a release and a rollback from our runbook while we sit beside them. " +
          "Where they hesitate, we improve the runbook until it carries them.",
        youReceive:
          "The runbook, the list of accounts and keys, and the known faults with their workarounds.",
      },
    ],
  },
  figures: {
    title: "Meet the AI and data teams",
    intro: "Each of their projects starts by measuring where you stand, so that you can see what changed.",
    ai: {
      label: "AI/ML team",
      figures: [aiFigures.experts, aiFigures.models],
      linkLabel: "All figures of the AI/ML team",
    },
    data: {
      label: "Data science team",
      figures: [dataFigures.scientists, dataFigures.costs],
      linkLabel: "All figures of the data science team",
    },
  },
  expertise: {
    title: "Technologies our engineers know well",
    intro:
      "Eighteen pages for your engineers, each with an example, its notes, and how we keep that technology up to date.",
  },
  brief: {
    title: "See how we think",
    text:
      "A wholesaler’s dealers order on weak mobile data, in front of an ERP that sleeps for two hours every night, and an " +
      "order sent twice must never become two deliveries. Four briefs like this one are worked through for you, from the " +
      "problem to the decisions we would take, with a diagram, the first month and what is delivered.",
    linkLabel: "Read the four worked briefs",
  },
  latest: { title: "From the blog" },
  closing: {
    title: "What should your software do next year?",
    text:
      "Tell us what exists today and what should change. You get back the questions we would ask first, the service to " +
      "start with, and the step we would take in the first week.",
  },
  enquiryLabel: "Describe your project",
};
