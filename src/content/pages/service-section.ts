/** Heading, subtitle and button are fixed (Rule "Services overview"). */
export const serviceSection = {
  title: "Our Professional Services",
  description:
    "Ten services on one page: web, UI/UX, staffing, product, mobile, IoT, HW/SW integration, cloud, AI / machine learning and data science.",
  heading: "Our Professional Services",
  subtitle: "Comprehensive digital solutions tailored to your business needs",
  buttonLabel: "LEARN MORE",
  closing: {
    title: "Not sure which stamp it needs?",
    text: "Describe the trouble and leave the sorting to us. If two services fit, we say which one to start with and why.",
  },
  enquiryLabel: "Write to us about your needs",
};
