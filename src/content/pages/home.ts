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
    "We build custom web, mobile, cloud and IoT software, and offer hardware/software integration, UI/UX design, " +
    "product development, AI/ML, data science and staffing.",
  finderLabel: "Find your service by problem",
  letter: ["To: you", "From: our engineers", "Re: what you want built"],
  problemsTitle: "What do you need?",
  servicesTitle: "Ten services, and when to skip them",
  servicesIntro:
    "Eight of these pages list the cases in which you should not hire us for that work. " +
    "The other two, AI and data science, list the points on which you can hold us to account.",
  howWeWork: {
    title: "How a job runs",
    steps: [
      {
        title: "Listen",
        description:
          "You describe the trouble in your own words. We read what exists, be it code, data or drawings, " +
          "and ask questions until you agree with our version of the problem.",
        youReceive: "One page: the problem, what is out of scope, and what nobody knows yet.",
      },
      {
        title: "Shape",
        description:
          "We look for the thinnest version that one real user could finish a task with. " +
          "Whatever is most likely to sink it is tried out before anything is planned around it.",
        youReceive: "A list of slices with an acceptance check for each, and a risk list with names on it.",
      },
      {
        title: "Build",
        description:
          "Every slice goes to an environment of yours, with its tests, before the next one starts. " +
          "Decisions that are hard to undo are written down on the day they are taken.",
        youReceive:
          "Running software after each slice, the commits in your repository, and the decision log.",
      },
      {
        title: "Hand over",
        description:
          "Someone on your side performs a release and a rollback from our runbook while we sit beside them and say nothing. " +
          "Where they get stuck, we correct the runbook.",
        youReceive: "The runbook, the list of accounts and keys, and the faults we know about.",
      },
    ],
  },
  figures: {
    title: "Figures of two teams",
    intro:
      "Each pair belongs to the team named above it and says nothing about the rest of the company. " +
      "The page behind it has the full set and how to read it.",
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
    title: "What we work with",
    intro:
      "Eighteen pages for your engineers. Each shows an example with notes, " +
      "says what keeping that technology up to date involves, and names the jobs we would not use it for.",
  },
  brief: {
    title: "What you will not find here",
    text:
      "A wall of client logos, or a quote with a face beside it. A logo does not say which team did what, " +
      "and a quote is picked by the company it praises. We name a client only with permission. " +
      "What you can inspect is this website: the limits it was built to, and what its last build measured.",
    linkLabel: "Inspect the build of this site",
  },
  latest: { title: "From the blog" },
  closing: {
    title: "Four lines are enough",
    text:
      "What exists today. What should change. Who will use it. Which date cannot move, if there is one. " +
      "From that we can say whether the work suits us and which of the ten services it is.",
  },
  enquiryLabel: "Write to us about your software",
};
