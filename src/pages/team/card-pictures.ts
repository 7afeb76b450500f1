import aiChatbots from "../../content/images/cards/ai-chatbots.svg";
import aiConsulting from "../../content/images/cards/ai-consulting.svg";
import businessIntelligence from "../../content/images/cards/business-intelligence.svg";
import computerVision from "../../content/images/cards/computer-vision.svg";
import dataEngineering from "../../content/images/cards/data-engineering.svg";
import dataMining from "../../content/images/cards/data-mining.svg";
import dataStrategy from "../../content/images/cards/data-strategy.svg";
import deepLearning from "../../content/images/cards/deep-learning.svg";
import machineLearning from "../../content/images/cards/machine-learning.svg";
import languageProcessing from "../../content/images/cards/natural-language-processing.svg";
import predictiveAnalytics from "../../content/images/cards/predictive-analytics.svg";
import statisticalModeling from "../../content/images/cards/statistical-modeling.svg";

/** Diagrams by the titles of the cards that turn (Rule "Team pages"). */
export const cardPictures: Record<string, string> = {
  "Machine Learning": machineLearning,
  "Deep Learning": deepLearning,
  "Computer Vision": computerVision,
  "Natural Language Processing": languageProcessing,
  "Predictive Analytics": predictiveAnalytics,
  "AI Chatbots": aiChatbots,
  "AI Consulting": aiConsulting,
  "Data Mining": dataMining,
  "Statistical Modeling": statisticalModeling,
  "Business Intelligence": businessIntelligence,
  "Data Engineering": dataEngineering,
  "Data Strategy": dataStrategy,
};
