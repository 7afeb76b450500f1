import { describe, expect, test } from "vitest";
import { facts } from "../../../src/content/facts.ts";
import { rolesOpenOn } from "../../../src/content/roles.ts";
import { allPages } from "../../../src/generator/render/render-pages.tsx";
import { jobPostings, structuredData, type Thing } from "../../../src/generator/render/structured-data.ts";
import { pageAt } from "../../../src/routing/pages.ts";
import { exampleRole } from "../../examples/example-role.ts";
import { posts } from "#site";

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === "string" && value.trim() !== "";
const url: Check = (value) => text(value) && /^https:\/\/[^/]+\/\S*$/.test(value as string);
const date: Check = (value) => text(value) && /^\d{4}-\d\d-\d\d$/.test(value as string);
const number: Check = (value) => Number.isInteger(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const a =
  (type: string): Check =>
  (value) =>
    faultsOf(value as Thing).length === 0 && (value as Thing)["@type"] === type;
const reference: Check = (value) => url((value as { "@id"?: string })["@id"]);

interface Shape {
  required: Record<string, Check>;
  allowed?: Record<string, Check>;
}

/**
 * The properties of schema.org that the site uses. Required are those that define the type or that Google
 * demands.
 */
const shapes: Record<string, Shape> = {
  Organization: {
    required: { "@id": url, name: text, url },
    allowed: {
      logo: url,
      slogan: text,
      email: text,
      telephone: text,
      address: a("PostalAddress"),
      sameAs: listOf(url),
      foundingDate: text,
      legalName: text,
      identifier: a("PropertyValue"),
      numberOfEmployees: a("QuantitativeValue"),
      founder: listOf(a("Person")),
      hasCertification: listOf(a("Certification")),
    },
  },
  Person: {
    required: { name: text },
    allowed: { jobTitle: text, description: text, worksFor: reference, image: url, sameAs: url },
  },
  QuantitativeValue: { required: { value: number } },
  Certification: { required: { name: text, certificationIdentification: text, url } },
  WebSite: {
    required: { name: text, url },
    allowed: { alternateName: text, inLanguage: text, publisher: reference },
  },
  Service: {
    required: { name: text, provider: a("Organization") },
    allowed: { description: text, url },
  },
  BreadcrumbList: { required: { itemListElement: listOf(a("ListItem")) } },
  ListItem: { required: { position: number, name: text }, allowed: { item: url } },
  BlogPosting: {
    required: {
      headline: text,
      datePublished: date,
      author: (value) => a("Organization")(value) || a("Person")(value),
    },
    allowed: { description: text, dateModified: date, image: url, keywords: text, mainEntityOfPage: url },
  },
  JobPosting: {
    required: {
      title: text,
      description: text,
      datePosted: date,
      validThrough: date,
      hiringOrganization: a("Organization"),
      jobLocation: a("Place"),
    },
    allowed: {
      identifier: a("PropertyValue"),
      employmentType: (value) =>
        ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"].includes(value as string),
    },
  },
  PropertyValue: { required: { name: text, value: text } },
  Place: { required: { address: a("PostalAddress") } },
  PostalAddress: {
    required: {
      addressLocality: text,
      addressCountry: (value) => text(value) && /^[A-Z]{2}$/.test(value as string),
    },
    allowed: { streetAddress: text, addressRegion: text },
  },
};

function faultsOf(thing: Thing): string[] {
  const type = thing["@type"];
  const shape = shapes[type];
  if (!shape) return [`${type} is not in the table`];
  const known: Record<string, Check> = { ...shape.required, ...shape.allowed };
  return [
    ...Object.keys(shape.required)
      .filter((name) => !(name in thing))
      .map((name) => `${type} lacks ${name}`),
    ...Object.entries(thing)
      .filter(([name, value]) => name !== "@type" && !known[name]?.(value))
      .map(([name]) => `${type} has a wrong ${name}`),
  ];
}

const pages = [...allPages.map(({ path }) => pageAt(path)), pageAt("/nope")];
const typesOf = async (page: (typeof pages)[number]) =>
  (await structuredData(page)).map((thing) => thing["@type"]);

describe("structured data", () => {
  test.each(pages.map((page) => [page.path, page] as const))("of %s is valid", async (_, page) => {
    expect((await structuredData(page)).flatMap(faultsOf)).toEqual([]);
  });

  test("has the types of each kind of page", async () => {
    expect(await typesOf(pageAt("/"))).toEqual(["Organization", "WebSite"]);
    expect(await typesOf(pageAt("/cloud-services"))).toEqual(["Service", "BreadcrumbList"]);
    expect(await typesOf(pageAt("/data-science"))).toEqual(["Service", "BreadcrumbList"]);
    expect(await typesOf(pageAt("/expertise/java"))).toEqual(["BreadcrumbList"]);
    expect(await typesOf(pageAt(`/blog/${posts[0]!.id}`))).toEqual(["BlogPosting", "BreadcrumbList"]);
    expect((await typesOf(pageAt("/about"))).filter((type) => type === "Person")).toHaveLength(
      facts.people.length,
    );
    expect(await typesOf(pageAt("/what-we-would-not-use"))).toEqual(["BreadcrumbList"]);
    expect(await typesOf(pageAt("/nope"))).toEqual([]);
  });
});

test("a post names the days of its publication and of its last change", async () => {
  const [posting] = await structuredData(pageAt("/blog/newer-post"));
  expect(posting).toMatchObject({ datePublished: "2026-02-28", dateModified: "2026-03-01" });
});

describe("an open role", () => {
  test("is a valid job posting when it is the only one", () => {
    const postings = jobPostings([exampleRole]);
    expect(postings).toHaveLength(1);
    expect(postings.flatMap(faultsOf)).toEqual([]);
  });

  test("is no job posting beside another role, and no role makes none", () => {
    expect(jobPostings([exampleRole, { ...exampleRole, id: "another" }])).toEqual([]);
    expect(jobPostings([])).toEqual([]);
  });

  test("is left out from the day after its last day", () => {
    expect(rolesOpenOn([exampleRole], new Date("2026-03-31T20:00:00Z"))).toEqual([exampleRole]);
    expect(rolesOpenOn([exampleRole], new Date("2026-04-01T00:00:00Z"))).toEqual([]);
  });
});
