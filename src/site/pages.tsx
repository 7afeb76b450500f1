import { posts, type Post } from "../content/posts.ts";
import { services, type Service, type ServiceSlug } from "../content/services.ts";
import { technologies, type Technology, type TechnologySlug } from "../content/technologies.ts";
import { loadBuildFigures } from "./build-figures.ts";
import { definePage, type Page } from "./define-page.tsx";

export const home = definePage({
  path: "/",
  label: "Home",
  title: "web, mobile, cloud and AI software",
  description:
    "Custom web, mobile, cloud and IoT software, hardware integration, UI/UX, product development, AI/ML, data science and staffing, from Maharashtra, India.",
  load: async () => ({ default: (await import("../pages/home/home-page.tsx")).HomePage }),
});

const servicePage = (service: Service) =>
  definePage({
    path: `/${service.slug}`,
    label: service.menuName,
    title: service.cardTitle,
    description: service.description,
    theme: "blue",
    load: async () => {
      if (service.text.page === "team") {
        const [{ TeamPage }, { details }] = await Promise.all([
          import("../pages/team/team-page.tsx"),
          service.text.load(),
        ]);
        return { default: () => <TeamPage service={service} details={details} /> };
      }
      const [{ ServicePage }, { details }] = await Promise.all([
        import("../pages/service/service-page.tsx"),
        service.text.load(),
      ]);
      return { default: () => <ServicePage service={service} details={details} /> };
    },
  });

export const servicePages = keyedBy<ServiceSlug, Service>(services, servicePage);

export const ourWork = definePage({
  path: "/our-work",
  label: "Our Work",
  title: "Our work",
  description:
    "This website as a case with figures from its own build, and four reference builds with diagrams: field sensors, an order portal, document search, BI.",
  load: async () => {
    const [{ OurWorkPage }, figures] = await Promise.all([
      import("../pages/our-work/our-work-page.tsx"),
      loadBuildFigures(),
    ]);
    return { default: () => <OurWorkPage figures={figures} /> };
  },
});

export const blog = definePage({
  path: "/blog",
  label: "Blog",
  title: "Blog",
  description:
    "Articles on decisions that are costly to reverse: native app or PWA, briefs vendors can price, AI evaluation, cloud exit, device updates and forms.",
  load: async () => ({ default: (await import("../pages/blog/blog-page.tsx")).BlogPage }),
});

const postPage = (post: Post) =>
  definePage({
    path: `/blog/${post.id}`,
    aliases: [`/blog-detail/${post.id}`],
    label: post.title,
    title: post.title,
    description: post.description,
    load: async () => {
      const [{ PostPage }, { default: Body }] = await Promise.all([
        import("../pages/blog/post-page.tsx"),
        post.load(),
      ]);
      return { default: () => <PostPage post={post} Body={Body} /> };
    },
  });

const pagesByPost = new Map(posts.map((post) => [post, postPage(post)]));

export const postPages: Page[] = [...pagesByPost.values()];

/** The page that shows a post. */
export function pageOfPost(post: Post): Page {
  const page = pagesByPost.get(post);
  if (!page) throw new Error(`The post "${post.id}" is not in the list of posts.`);
  return page;
}

export const servicesFinder = definePage({
  path: "/services",
  label: "Find your service",
  title: "Find a service by problem",
  description:
    "Find the sentence that sounds like your situation and see where we would start, which of three ways of working suits it, and how neighbouring services differ.",
  theme: "blue",
  load: async () => ({
    default: (await import("../pages/services-finder/services-finder-page.tsx")).ServicesFinderPage,
  }),
});

export const about = definePage({
  path: "/about",
  label: "About Us",
  title: "About us",
  description:
    "Why we work across teams, time zones and disciplines, five working principles with what each one costs us, and a list of what we do not claim.",
  theme: "about-dark",
  load: async () => ({ default: (await import("../pages/about/about-page.tsx")).AboutPage }),
});

export const career = definePage({
  path: "/career",
  label: "Career",
  title: "Career",
  description:
    "How we hire engineers, designers and data people, what we value and how it shows in daily work, and what to write in an introduction of yourself.",
  load: async () => ({ default: (await import("../pages/career/career-page.tsx")).CareerPage }),
});

const expertisePage = (technology: Technology) =>
  definePage({
    path: `/expertise/${technology.slug}`,
    label: technology.name,
    title: `${technology.name} expertise`,
    description: technology.description,
    load: async () => {
      const [{ ExpertisePage }, { details }] = await Promise.all([
        import("../pages/expertise/expertise-page.tsx"),
        technology.load(),
      ]);
      return { default: () => <ExpertisePage technology={technology} details={details} /> };
    },
  });

export const expertisePages = keyedBy<TechnologySlug, Technology>(technologies, expertisePage);

export const contactUs = definePage({
  path: "/contact-us",
  label: "Contact Us",
  title: "Contact us",
  description:
    "Write to us with the card on this page, by e-mail or by phone. What happens to your message, step by step, and which facts help us give a useful answer.",
  load: async () => ({ default: (await import("../pages/contact-us/contact-us-page.tsx")).ContactUsPage }),
});

export const serviceSection = definePage({
  path: "/service-section",
  label: "Our Professional Services",
  title: "Our Professional Services",
  description:
    "Ten services on one page: web, UI/UX, staffing, product, mobile, IoT, HW/SW integration, cloud, AI / machine learning and data science.",
  theme: "dark",
  load: async () => ({
    default: (await import("../pages/service-section/service-section-page.tsx")).ServiceSectionPage,
  }),
});

export const privacy = definePage({
  path: "/privacy",
  label: "Privacy",
  title: "Privacy",
  description:
    "What this website does with personal data: the enquiry card, EmailJS, browser storage, the map and the hosting, and how to have a message deleted.",
  load: async () => ({ default: (await import("../pages/document/privacy-page.tsx")).PrivacyPage }),
});

export const accessibility = definePage({
  path: "/accessibility",
  label: "Accessibility",
  title: "Accessibility",
  description:
    "The accessibility target of this website, WCAG 2.2 AA, what is tested on every build and by which method, what was not tested, known limits, and how to report.",
  load: async () => ({
    default: (await import("../pages/document/accessibility-page.tsx")).AccessibilityPage,
  }),
});

/** Shown for every address that no page has; written to 404.html. */
export const notFound = definePage({
  path: "/404",
  label: "Page not found",
  title: "Page not found",
  description:
    "There is no page at this address. Find the ten services, the home page and a way to write to us here.",
  indexed: false,
  load: async () => ({ default: (await import("../pages/not-found/not-found-page.tsx")).NotFoundPage }),
});

/** Every page of the site, in the order of specification section 2, "Route table". */
export const pages: Page[] = [
  home,
  ...services.map(({ slug }) => servicePages[slug]),
  ourWork,
  blog,
  ...postPages,
  servicesFinder,
  about,
  career,
  ...technologies.map(({ slug }) => expertisePages[slug]),
  contactUs,
  serviceSection,
  privacy,
  accessibility,
];

const pagesByPath = new Map(
  pages.flatMap((page) => [page.path, ...page.aliases].map((path) => [path, page] as const)),
);

/** The page at a path, exactly as written; `notFound` when there is none. */
export function pageAt(path: string): Page {
  return pagesByPath.get(path) ?? notFound;
}

function keyedBy<Slug extends string, Entry extends { slug: Slug }>(
  entries: Entry[],
  define: (entry: Entry) => Page,
): Record<Slug, Page> {
  return Object.fromEntries(entries.map((entry) => [entry.slug, define(entry)])) as Record<Slug, Page>;
}
