import type { PageText } from "../page-text.ts";

/** The texts of /service-section. The rule "Services overview" fixes heading, lead and button. */
export const serviceSection = {
  title: "Our Professional Services",
  description:
    "Ten services on one page: web, UI/UX, staffing, product, mobile, IoT, HW/SW integration, cloud, AI / machine learning and data science.",
  heading: "Our Professional Services",
  lead: "Comprehensive digital solutions tailored to your business needs",
  buttonLabel: "LEARN MORE",
  closing: "We’ll help you choose",
} satisfies PageText & Record<string, string>;
