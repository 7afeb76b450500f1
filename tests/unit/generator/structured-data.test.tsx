import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { facts } from "../../../src/content/facts.ts";
import { rolesOpenOn } from "../../../src/content/roles.ts";
import { jobPostings, structuredData } from "../../../src/generator/render/structured-data.ts";
import { Head } from "../../../src/routing/head.tsx";
import { origin } from "../../../src/routing/origin.ts";
import { pageAt } from "../../../src/routing/pages.ts";
import { company } from "../../examples/company.ts";
import { exampleRole } from "../../examples/example-role.ts";
import { posts } from "#site";

const id = { "@id": `${origin}/#organization` };
const organization = { "@type": "Organization", ...id, name: company.name, url: `${origin}/` };
const dataOf = (path: string) => structuredData(pageAt(path));

/** The breadcrumb of a page, which its last step names. */
const breadcrumb = (above: string[], here: unknown) => {
  const links = above.map((path) => ({ name: pageAt(path).label, item: origin + path }));
  const steps = [...links, { name: here }].map((step, index) =>
    Object.assign({ "@type": "ListItem", position: index + 1 }, step),
  );
  return { "@type": "BreadcrumbList", itemListElement: steps };
};

test("the home page describes the company and the site, and the about page has the owner's facts", () => {
  const { name, email, phone: telephone, place } = company;
  const address = { streetAddress: place.street, addressLocality: place.town, addressCountry: "DK" };
  const site = { "@type": "WebSite", name, url: `${origin}/`, publisher: id };
  expect(dataOf("/")).toMatchObject([{ ...organization, email, telephone, address }, site]);
  const ownerFacts = { foundingDate: "2014", founder: [{ name: "First Engineer" }] };
  const people = facts.people.map((person) => ({ name: person.name, jobTitle: person.role, worksFor: id }));
  expect(dataOf("/about")).toMatchObject([{ ...organization, ...ownerFacts }, ...people]);
});

test.each(["/cloud-services", "/data-science"])("%s describes a service of the company", (path) => {
  const name = expect.any(String);
  expect(dataOf(path)).toEqual([
    { "@type": "Service", name, description: name, url: origin + path, provider: organization },
    breadcrumb(["/", "/service-section"], name),
  ]);
});

test("a post has the days of its publication and of its last change", () => {
  const path = "/blog/newer-post";
  const { title: headline, description } = posts[0]!;
  expect(dataOf(path)).toEqual([
    {
      "@type": "BlogPosting",
      headline,
      description,
      datePublished: "2026-02-28",
      dateModified: "2026-03-01",
      keywords: "testing, web",
      image: `${origin}/og/blog_newer-post.png`,
      mainEntityOfPage: origin + path,
      author: { "@type": "Person", name: "Third Engineer" },
    },
    breadcrumb(["/", "/blog"], headline),
  ]);
  const head = renderToStaticMarkup(<Head page={pageAt(path)} head={posts[0]!} />);
  expect(head).toContain('"article:published_time" content="2026-02-28"');
  expect(head).toContain('"article:modified_time" content="2026-03-01"');
});

test("other pages have their breadcrumb, if any", () => {
  expect(dataOf("/expertise/java")).toEqual([breadcrumb(["/"], pageAt("/expertise/java").label)]);
  expect(dataOf("/what-we-would-not-use")).toEqual([breadcrumb(["/"], expect.any(String))]);
  expect(dataOf("/nope")).toEqual([]);
});

test("an open role is a job posting only when there is no other", () => {
  const { description, employmentType, title } = exampleRole;
  const address = { "@type": "PostalAddress", addressLocality: "Pune", addressCountry: "IN" };
  expect(jobPostings([exampleRole])).toEqual([
    {
      "@type": "JobPosting",
      title,
      description,
      identifier: { "@type": "PropertyValue", name: company.name, value: "web-engineer" },
      employmentType,
      datePosted: "2026-01-10",
      validThrough: "2026-03-31",
      hiringOrganization: organization,
      jobLocation: { "@type": "Place", address },
    },
  ]);
  expect(jobPostings([exampleRole, { ...exampleRole, id: "another" }])).toEqual([]);
  expect(jobPostings([])).toEqual([]);
});

test("an open role is left out from the day after its last day", () => {
  expect(rolesOpenOn([exampleRole], new Date("2026-03-31T20:00:00Z"))).toEqual([exampleRole]);
  expect(rolesOpenOn([exampleRole], new Date("2026-04-01T00:00:00Z"))).toEqual([]);
});
