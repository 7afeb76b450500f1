import type { ComponentType } from "react";
import BotIcon from "lucide-static/icons/bot-message-square.svg?react";
import BrainIcon from "lucide-static/icons/brain-circuit.svg?react";
import ChartIcon from "lucide-static/icons/chart-no-axes-combined.svg?react";
import CompassIcon from "lucide-static/icons/compass.svg?react";
import DatabaseIcon from "lucide-static/icons/database.svg?react";
import EyeIcon from "lucide-static/icons/scan-eye.svg?react";
import LanguagesIcon from "lucide-static/icons/message-square-text.svg?react";
import LayersIcon from "lucide-static/icons/layers.svg?react";
import MapIcon from "lucide-static/icons/map.svg?react";
import PickaxeIcon from "lucide-static/icons/pickaxe.svg?react";
import PresentationIcon from "lucide-static/icons/presentation.svg?react";
import SigmaIcon from "lucide-static/icons/sigma.svg?react";

/** By the titles of the cards that turn (Rule "Team pages"). */
export const flipIcons: Record<string, ComponentType> = {
  "Machine Learning": BrainIcon,
  "Deep Learning": LayersIcon,
  "Computer Vision": EyeIcon,
  "Natural Language Processing": LanguagesIcon,
  "Predictive Analytics": ChartIcon,
  "AI Chatbots": BotIcon,
  "AI Consulting": CompassIcon,
  "Data Mining": PickaxeIcon,
  "Statistical Modeling": SigmaIcon,
  "Business Intelligence": PresentationIcon,
  "Data Engineering": DatabaseIcon,
  "Data Strategy": MapIcon,
};
