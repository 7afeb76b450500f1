import type { ComponentType } from "react";
import BotIcon from "lucide-static/icons/bot-message-square.svg?icon";
import BrainIcon from "lucide-static/icons/brain-circuit.svg?icon";
import ChartIcon from "lucide-static/icons/chart-no-axes-combined.svg?icon";
import CompassIcon from "lucide-static/icons/compass.svg?icon";
import DatabaseIcon from "lucide-static/icons/database.svg?icon";
import EyeIcon from "lucide-static/icons/scan-eye.svg?icon";
import LanguagesIcon from "lucide-static/icons/message-square-text.svg?icon";
import LayersIcon from "lucide-static/icons/layers.svg?icon";
import MapIcon from "lucide-static/icons/map.svg?icon";
import PickaxeIcon from "lucide-static/icons/pickaxe.svg?icon";
import PresentationIcon from "lucide-static/icons/presentation.svg?icon";
import SigmaIcon from "lucide-static/icons/sigma.svg?icon";

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
