import type { Service } from "./content/services.ts";
import type { Technology } from "./content/technologies.ts";
import { lazyCode } from "./site/lazy-code.ts";
import type { LoadedPage, PageHead } from "./site/page-code.ts";
import { notFound, pageInfoAt, type Page, type PageInfo } from "./site/pages.ts";
import type { SinglePath } from "./site/single-pages.ts";

type Load = () => Promise<LoadedPage>;

const pagesByPath = new Map<string, Page>();

/** The page at a path with its code, the same object at every call. A post that does not exist loads as `notFound`. */
export function pageAt(path: string): Page {
  const info = pageInfoAt(path);
  const page = pagesByPath.get(info.path) ?? { ...info, ...lazyCode(loaderOf(info)) };
  pagesByPath.set(info.path, page);
  return page;
}

/** The code of each kind of page: a page, or a kind, that has none does not compile. */
function loaderOf(page: PageInfo): Load {
  switch (page.kind) {
    case "single":
      return singlePages[page.path];
    case "service":
      return () => loadService(page.service);
    case "expertise":
      return () => loadExpertise(page.technology);
    case "post-list":
      return () => loadListPage(page.number);
    case "post":
      return () => loadPostPage(page.id);
    case "not-found":
      return async () => {
        const { NotFoundPage, head } = await import("./pages/not-found/not-found-page.tsx");
        return { head, Content: NotFoundPage };
      };
  }
}

const loadMenuPages = () => import("./pages/menu-pages.ts");

const singlePages: Record<SinglePath, Load> = {
  "/": async () => {
    const { HomePage, homeHead } = await loadMenuPages();
    return { head: homeHead, Content: HomePage };
  },
  "/our-work": async () => {
    const { OurWorkPage, head } = await import("./pages/our-work/our-work-page.tsx");
    return { head, Content: OurWorkPage };
  },
  "/blog": async () => {
    const { BlogPage, blogHeadOf, firstList } = await loadMenuPages();
    return { head: blogHeadOf(firstList), Content: () => <BlogPage list={firstList} /> };
  },
  "/services": async () => {
    const { ServicesFinderPage, head } = await import("./pages/services-finder/services-finder-page.tsx");
    return { head, Content: ServicesFinderPage };
  },
  "/about": async () => {
    const { AboutPage, aboutHead } = await loadMenuPages();
    return { head: aboutHead, Content: AboutPage };
  },
  "/career": async () => {
    const { CareerPage, careerHead } = await loadMenuPages();
    return { head: careerHead, Content: CareerPage };
  },
  "/contact-us": async () => {
    const { ContactUsPage, contactUsHead } = await loadMenuPages();
    return { head: contactUsHead, Content: ContactUsPage };
  },
  "/service-section": async () => {
    const { ServiceSectionPage, head } = await import("./pages/service-section/service-section-page.tsx");
    return { head, Content: ServiceSectionPage };
  },
  "/what-we-would-not-use": async () => {
    const { WhatWeWouldNotUsePage, head } =
      await import("./pages/what-we-would-not-use/what-we-would-not-use-page.tsx");
    return { head, Content: WhatWeWouldNotUsePage };
  },
  "/privacy": async () => {
    const { PrivacyPage, head } = await import("./pages/document/privacy-page.tsx");
    return { head, Content: PrivacyPage };
  },
  "/accessibility": async () => {
    const { AccessibilityPage, head } = await import("./pages/document/accessibility-page.tsx");
    return { head, Content: AccessibilityPage };
  },
};

async function loadService(service: Service): Promise<LoadedPage> {
  if (service.text.page === "team") {
    const [{ TeamPage }, { details }] = await Promise.all([
      import("./pages/team/team-page.tsx"),
      service.text.load(),
    ]);
    const head = headOf(service.cardTitle, details);
    return { head, Content: () => <TeamPage service={service} details={details} /> };
  }
  const [{ ServicePage }, { details }] = await Promise.all([
    import("./pages/service/service-page.tsx"),
    service.text.load(),
  ]);
  const head = headOf(service.cardTitle, details);
  return { head, Content: () => <ServicePage service={service} details={details} /> };
}

async function loadExpertise(technology: Technology): Promise<LoadedPage> {
  const [{ ExpertisePage }, { details }] = await Promise.all([
    import("./pages/expertise/expertise-page.tsx"),
    technology.load(),
  ]);
  const head = headOf(`${technology.name} expertise`, details);
  return { head, Content: () => <ExpertisePage technology={technology} details={details} /> };
}

function headOf(title: string, { description, heading }: { description: string; heading: string }): PageHead {
  return { title, description, heading };
}

async function loadListPage(number: number): Promise<LoadedPage> {
  const [{ BlogPage, blogHeadOf }, { postList }] = await Promise.all([
    loadMenuPages(),
    import("./pages/blog/posts.ts"),
  ]);
  const list = postList(number);
  if (!list) return pageAt(notFound.path).preload();
  return { head: blogHeadOf(list), Content: () => <BlogPage list={list} /> };
}

async function loadPostPage(id: string): Promise<LoadedPage> {
  const [{ PostPage }, { loadPost }] = await Promise.all([
    import("./pages/blog/post-page.tsx"),
    import("./pages/blog/posts.ts"),
  ]);
  const shown = await loadPost(id);
  if (!shown) return pageAt(notFound.path).preload();
  return { head: shown.post, Content: () => <PostPage {...shown} /> };
}
