import { company } from "../../content/company.ts";
import { facts } from "../../content/facts.ts";
import type { Post } from "../../content/post.ts";
import type { Person } from "../../content/schemas/company-schema.ts";
import type { Role } from "../../content/schemas/role-schema.ts";
import type { ServiceDetails, TeamDetails } from "../../content/service-details.ts";
import type { Service } from "../../content/services.ts";
import { postPath } from "../../routing/blog-paths.ts";
import { breadcrumbTrails } from "../../routing/breadcrumb-trails.ts";
import type { IndividualPath } from "../../routing/individual-pages.ts";
import { origin } from "../../routing/origin.ts";
import { pageAt, type Page, type PagePath } from "../../routing/pages.ts";
import { shareImagePath } from "../../routing/share-image.ts";
import { portraitOf } from "../../sections/owner-facts/portrait-of.ts";
import { icons } from "../pictures/icon-files.ts";
import { openRoles, posts } from "#site";

const { certifications, founded, legalName, people, postAuthors, registration, teamSize } = facts;

/** A thing in the vocabulary of schema.org. */
export interface Thing {
  "@type": string;
  [property: string]: unknown;
}

/** Identifies the company on every page; the home page adds its details. */
const organization: Thing = {
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name: company.name,
  url: `${origin}/`,
};

/**
 * Describes a page to search engines. Only the build calls this, because search engines read the prerendered
 * documents.
 */
export function structuredData(page: Page): Thing[] {
  switch (page.kind) {
    case "individual": {
      if (page.path === "/") return [companyInFull(), webSite()];
      if (page.path === "/about") return companyFacts();
      if (page.path === "/career") return jobPostings(openRoles);
      const trails: { [path in IndividualPath]?: PagePath[] } = breadcrumbTrails;
      const trail = trails[page.path];
      return trail ? [breadcrumb(trail, page.label)] : [];
    }
    case "service": {
      const { service } = page;
      return [serviceThing(service), breadcrumb(breadcrumbTrails.service, service.name)];
    }
    case "technology":
      return [breadcrumb(breadcrumbTrails.technology, page.technology.name)];
    case "post-list":
      return [breadcrumb(breadcrumbTrails["post-list"], `Page ${page.number}`)];
    case "post": {
      const post = posts.find(({ id }) => id === page.id);
      return post ? [blogPosting(post), breadcrumb(breadcrumbTrails.post, post.title)] : [];
    }
    case "not-found":
      return [];
  }
}

function companyInFull(): Thing {
  const { street, town, region, countryCode } = company.place;
  return {
    ...organization,
    logo: `${origin}${icons.large.file}`,
    slogan: company.tagline,
    email: company.email,
    telephone: company.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: town,
      ...(region && { addressRegion: region }),
      addressCountry: countryCode,
    },
    // The placeholders are the networks' own front pages.
    ...(!company.placeholder && { sameAs: company.socialLinks.map(({ url }) => url) }),
  };
}

/**
 * Describes the company by the owner's facts. They are on the about page, to keep the document of the home
 * page small.
 */
function companyFacts(): Thing[] {
  const founders = people.filter(({ founder }) => founder).map(({ name }) => ({ "@type": "Person", name }));
  const certificates = certifications.map(({ name, number, link }) => ({
    "@type": "Certification",
    name,
    certificationIdentification: number,
    url: link,
  }));
  const properties = {
    ...(founded && { foundingDate: `${founded}` }),
    ...(legalName && { legalName }),
    ...(registration && {
      identifier: { "@type": "PropertyValue", name: registration.register, value: registration.number },
    }),
    ...(teamSize && { numberOfEmployees: { "@type": "QuantitativeValue", value: teamSize } }),
    ...(founders.length > 0 && { founder: founders }),
    ...(certificates.length > 0 && { hasCertification: certificates }),
  };
  return [
    ...(Object.keys(properties).length > 0 ? [{ ...organization, ...properties }] : []),
    ...people.map(person),
  ];
}

function person({ name, role, sentence, photo, profile }: Person): Thing {
  const image = photo && portraitOf(photo);
  return {
    "@type": "Person",
    name,
    jobTitle: role,
    description: sentence,
    worksFor: { "@id": organization["@id"] },
    ...(image && { image: origin + image }),
    ...(profile && { sameAs: profile }),
  };
}

function webSite(): Thing {
  return {
    "@type": "WebSite",
    name: company.name,
    alternateName: company.shortName,
    url: `${origin}/`,
    inLanguage: "en",
    publisher: { "@id": organization["@id"] },
  };
}

const serviceDetails = import.meta.glob<ServiceDetails | TeamDetails>("/src/content/services/*.ts", {
  eager: true,
  import: "details",
});

function serviceThing(service: Service): Thing {
  return {
    "@type": "Service",
    name: service.name,
    description: serviceDetails[`/src/content/services/${service.slug}.ts`]!.lead,
    url: `${origin}/${service.slug}`,
    provider: organization,
  };
}

/** Describes the links above a page; the last entry is the page itself, and needs no address. */
function breadcrumb(trail: PagePath[], here: string): Thing {
  const steps = [...trail.map((path) => ({ name: pageAt(path).label, item: origin + path })), { name: here }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) =>
      Object.assign({ "@type": "ListItem", position: index + 1 }, step),
    ),
  };
}

function blogPosting(post: Post): Thing {
  const path = postPath(post.id);
  const author = postAuthors[post.id];
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    datePublished: post.published,
    dateModified: post.updated ?? post.published,
    keywords: post.tags.join(", "),
    image: origin + shareImagePath({ path }),
    mainEntityOfPage: origin + path,
    author: author ? { "@type": "Person", name: author } : organization,
  };
}

/** Describes the open role if there is exactly one: search engines want each posting on a page of its own. */
export function jobPostings(open: Role[]): Thing[] {
  return open.length === 1 ? open.map(jobPosting) : [];
}

function jobPosting(role: Role): Thing {
  return {
    "@type": "JobPosting",
    title: role.title,
    description: role.description,
    identifier: { "@type": "PropertyValue", name: company.name, value: role.id },
    employmentType: role.employmentType,
    datePosted: role.datePosted,
    validThrough: role.validThrough,
    hiringOrganization: organization,
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", addressLocality: role.location, addressCountry: role.country },
    },
  };
}
