import aiIdea from "./images/problems/ai-idea.svg";
import cloudBill from "./images/problems/cloud-bill.svg";
import connectedDevice from "./images/problems/connected-device.svg";
import productIdea from "./images/problems/product-idea.svg";
import type { ServiceSlug } from "./slugs.ts";

/** A problem in a visitor's words, our first step, and the services to start with. */
export interface Problem {
  /** In the first person, of 8 to 20 words. */
  sentence: string;
  /** One or two sentences, at most 28 words. */
  answer: string;
  /** One or two services; the visitor should begin with the first. */
  services: ServiceSlug[];
  /** Other words that visitors use for it when they search. They are not shown. */
  searchWords: string;
}

/**
 * The four problems on the home page, with a drawing each for the panel there. They also come first on
 * /services.
 */
export const commonProblems: (Problem & { picture: string })[] = [
  {
    sentence: "We’re building a connected device and want one team for its firmware, app and cloud.",
    answer:
      "We build all three. In month one, we aim for a test device that can be updated safely even if the power fails.",
    picture: connectedDevice,
    services: ["iot-development"],
    searchWords:
      "iot hardware sensor gadget wearable tracker embedded bluetooth prototype electronics product",
  },
  {
    sentence: "Our AWS bill grows every month and I can’t tell what we’re paying for.",
    answer:
      "We find out what each line of the bill is for and who answers for it. You choose what to switch off, and we do it.",
    picture: cloudBill,
    services: ["cloud-services"],
    searchWords:
      "azure google gcp hosting server cost expensive high spend invoice price save reduce deploy deployment release devops ci cd pipeline jenkins docker kubernetes",
  },
  {
    sentence: "We have an idea for using AI, but we can’t tell whether it’ll work.",
    answer:
      "We try fixed rules, an off-the-shelf product and a language model on your data, and show you the mistakes and costs of each.",
    picture: aiIdea,
    services: ["ai-ml-development"],
    searchWords:
      "chatbot bot assistant gpt chatgpt llm claude agent machine learning ml artificial intelligence automate rag",
  },
  {
    sentence: "I have a product idea and a budget, but no team to build it.",
    answer: "We cut the idea down to one task a real user can finish, and test the riskiest part first.",
    picture: productIdea,
    services: ["product-development", "ui-design"],
    searchWords: "startup founder mvp prototype app website saas launch new from scratch",
  },
];
