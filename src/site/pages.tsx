import { services, type Service } from "../content/services.ts";
import { technologies, type Technology } from "../content/technologies.ts";
import { loadBuildFigures } from "./build-figures.ts";
import { definePage, type Page } from "./define-page.tsx";
import { idOfPostPath, postPage } from "./post-pages.tsx";
import type { ServiceSlug, TechnologySlug } from "../content/slugs.ts";

export const home = definePage({
  path: "/",
  label: "Home",
  load: async () => {
    const { HomePage, head } = await import("../pages/home/home-page.tsx");
    return { head, Content: HomePage };
  },
});

const servicePage = (service: Service) =>
  definePage({
    path: `/${service.slug}`,
    label: service.menuName,
    theme: "blue",
    load: async () => {
      if (service.text.page === "team") {
        const [{ TeamPage }, { details }] = await Promise.all([
          import("../pages/team/team-page.tsx"),
          service.text.load(),
        ]);
        const { description, heading } = details;
        const head = { title: service.cardTitle, description, heading };
        return { head, Content: () => <TeamPage service={service} details={details} /> };
      }
      const [{ ServicePage }, { details }] = await Promise.all([
        import("../pages/service/service-page.tsx"),
        service.text.load(),
      ]);
      const { description, heading } = details;
      const head = { title: service.cardTitle, description, heading };
      return { head, Content: () => <ServicePage service={service} details={details} /> };
    },
  });

export const servicePages = keyedBy<ServiceSlug, Service>(services, servicePage);

export const ourWork = definePage({
  path: "/our-work",
  label: "Our Work",
  load: async () => {
    const [{ OurWorkPage, head }, figures] = await Promise.all([
      import("../pages/our-work/our-work-page.tsx"),
      loadBuildFigures(),
    ]);
    return { head, Content: () => <OurWorkPage figures={figures} /> };
  },
});

export const blog = definePage({
  path: "/blog",
  label: "Blog",
  load: async () => {
    const { BlogPage, head } = await import("../pages/blog/blog-page.tsx");
    return { head, Content: BlogPage };
  },
});

export const servicesFinder = definePage({
  path: "/services",
  label: "Find your service",
  theme: "blue",
  load: async () => {
    const { ServicesFinderPage, head } = await import("../pages/services-finder/services-finder-page.tsx");
    return { head, Content: ServicesFinderPage };
  },
});

export const about = definePage({
  path: "/about",
  label: "About Us",
  theme: "about-dark",
  load: async () => {
    const { AboutPage, head } = await import("../pages/about/about-page.tsx");
    return { head, Content: AboutPage };
  },
});

export const career = definePage({
  path: "/career",
  label: "Career",
  load: async () => {
    const { CareerPage, head } = await import("../pages/career/career-page.tsx");
    return { head, Content: CareerPage };
  },
});

const expertisePage = (technology: Technology) =>
  definePage({
    path: `/expertise/${technology.slug}`,
    label: technology.name,
    load: async () => {
      const [{ ExpertisePage }, { details }] = await Promise.all([
        import("../pages/expertise/expertise-page.tsx"),
        technology.load(),
      ]);
      const { description, heading } = details;
      const head = { title: `${technology.name} expertise`, description, heading };
      return { head, Content: () => <ExpertisePage technology={technology} details={details} /> };
    },
  });

export const expertisePages = keyedBy<TechnologySlug, Technology>(technologies, expertisePage);

export const contactUs = definePage({
  path: "/contact-us",
  label: "Contact Us",
  load: async () => {
    const { ContactUsPage, head } = await import("../pages/contact-us/contact-us-page.tsx");
    return { head, Content: ContactUsPage };
  },
});

export const serviceSection = definePage({
  path: "/service-section",
  label: "Our Professional Services",
  theme: "dark",
  load: async () => {
    const { ServiceSectionPage, head } = await import("../pages/service-section/service-section-page.tsx");
    return { head, Content: ServiceSectionPage };
  },
});

export const privacy = definePage({
  path: "/privacy",
  label: "Privacy",
  load: async () => {
    const { PrivacyPage, head } = await import("../pages/document/privacy-page.tsx");
    return { head, Content: PrivacyPage };
  },
});

export const accessibility = definePage({
  path: "/accessibility",
  label: "Accessibility",
  load: async () => {
    const { AccessibilityPage, head } = await import("../pages/document/accessibility-page.tsx");
    return { head, Content: AccessibilityPage };
  },
});

/** Shown for every address that no page has; written to 404.html. */
export const notFound = definePage({
  path: "/404",
  label: "Page not found",
  load: async () => {
    const { NotFoundPage, head } = await import("../pages/not-found/not-found-page.tsx");
    return { head, Content: NotFoundPage };
  },
});

/**
 * The pages in the order of specification section 2, "Route table". Posts are pages too, but their number grows: only
 * what needs them all (the build, the blog) loads their list.
 */
export const pages: Page[] = [
  home,
  ...services.map(({ slug }) => servicePages[slug]),
  ourWork,
  blog,
  servicesFinder,
  about,
  career,
  ...technologies.map(({ slug }) => expertisePages[slug]),
  contactUs,
  serviceSection,
  privacy,
  accessibility,
];

const pagesByPath = new Map(pages.map((page) => [page.path, page]));

/** The page at a path, exactly as written; `notFound` when there is none. A post that does not exist loads as that. */
export function pageAt(path: string): Page {
  const id = idOfPostPath(path);
  return pagesByPath.get(path) ?? (id ? postPage(id, notFound) : notFound);
}

function keyedBy<Slug extends string, Entry extends { slug: Slug }>(
  entries: Entry[],
  define: (entry: Entry) => Page,
): Record<Slug, Page> {
  return Object.fromEntries(entries.map((entry) => [entry.slug, define(entry)])) as Record<Slug, Page>;
}
