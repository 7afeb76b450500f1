/** The bar and the drawer, in order (Rule "Top bar"). */
export const menuEntries = [
  "Home",
  "About Us",
  "Our Work",
  "Our Services",
  "Our Expertise",
  "Blog",
  "Career",
  "Contact Us",
];

/** The ten services, by address. */
export const serviceRoutes = [
  "/web-development",
  "/mobile-development",
  "/cloud-services",
  "/product-development",
  "/hw-sw-integration",
  "/ai-ml-development",
  "/staffing-solution",
  "/ui-design",
  "/data-science",
  "/iot-development",
];

export const expertiseRoutes = [
  "java",
  "spring-boot",
  "node-js",
  "python",
  "java-script",
  "react-js",
  "angular",
  "pwa",
  "aws",
  "my-sql",
  "git-lab",
  "tailwind",
  "docker",
  "jenkins",
  "vuejs",
  "jira",
  "ai-ml",
  "data-science",
].map((technology) => `/expertise/${technology}`);

export const plainRoutes = [
  "/",
  "/our-work",
  "/blog",
  "/services",
  "/about",
  "/career",
  "/contact-us",
  "/service-section",
  "/privacy",
  "/accessibility",
];

/** Every route of the table, with one post for all. */
export const tableRoutes = [
  ...plainRoutes,
  ...serviceRoutes,
  ...expertiseRoutes,
  "/blog/accessible-enquiry-form",
  "/blog-detail/accessible-enquiry-form",
];
