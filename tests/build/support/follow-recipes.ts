import { company } from "../../../src/content/company.ts";
import type { Company } from "../../../src/content/schemas/company-schema.ts";
import { services } from "../../../src/content/services.ts";
import { technologies } from "../../../src/content/technologies.ts";
import { paper } from "../../../src/styles/tokens.ts";
import type { ProjectCopy } from "../../support/project-copy.ts";

export const today = new Date().toISOString().slice(0, 10);
export const nextYear = `${new Date().getFullYear() + 1}-12-31`;
export const newPaper = "#123457";
const someService = services.find(({ template }) => template === "service");
const [someTechnology] = technologies;
const servicesBegin = "const servicesBySlug: Record<ServiceSlug, ServiceEntry> = {";
const menuNamesBegin = "const menuNames: Record<ServiceSlug, string> = {";

/**
 * Follows those recipes that src/recipes.md lists, word for word, with two exceptions: the copy has no tests
 * to change, and its texts keep the old numbers of services and technologies. A statement, a service and a
 * technology are copied from existing ones; the other changes are small examples. The build must do the rest.
 */
export async function followRecipes(copy: ProjectCopy) {
  await addStatement(copy);
  await addPage(copy);
  await addService(copy);
  await addTechnology(copy);
  await writePost(copy);
  await openRole(copy);
  await addField(copy);
  await changeCompany(copy);
  await changeColour(copy);
}

async function addStatement(copy: ProjectCopy) {
  await copy.copy(
    "src/content/pages/accessibility.ts",
    "src/content/pages/trial.ts",
    ["const accessibility", "const trial"],
    [/title: ".*"/, 'title: "Trial page"'],
    [/heading: ".*"/, 'heading: "Trial heading"'],
  );
  await copy.copy("src/pages/statement/accessibility-page.tsx", "src/pages/statement/trial-page.tsx", [
    /\baccessibility\b/g,
    "trial",
  ]);
  await copy.edit("src/routing/individual-pages.ts", [
    '"/our-work": {',
    `"/trial": { label: "Trial label", theme: "light", module: "statement/trial-page.tsx" },
  "/our-work": {`,
  ]);
  await copy.edit("src/product-rules.md", ["The logo, then Home,", "The logo, then Home, Trial label,"]);
  await copy.edit("src/routing/menus.ts", ['  entry("/about"),', '  entry("/trial"),\n  entry("/about"),']);
}

async function addPage(copy: ProjectCopy) {
  await copy.write(
    "src/content/pages/trial-tool.ts",
    `import type { PageText } from "../page-text.ts";

interface TrialToolText extends PageText {
  lead: string;
}

export const trialTool: TrialToolText = {
  title: "Trial tool",
  description:
    "A page that is written by the recipe, to see that a text, a module and a declaration are all that it takes to add one.",
  heading: "Trial tool heading",
  lead: "Trial lead.",
};
`,
  );
  await copy.write(
    "src/pages/trial-tool/trial-tool-page.tsx",
    `import { css } from "@linaria/core";
import { trialTool } from "../../content/pages/trial-tool.ts";
import { breadcrumbTrails } from "../../routing/breadcrumb-trails.ts";
import { headFrom } from "../../routing/page-head.ts";
import { PageLink } from "../../routing/page-link.tsx";
import { Breadcrumb } from "../../sections/breadcrumb.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import type { LoadedPage } from "../loaded-page.ts";

export const page: LoadedPage = { head: headFrom(trialTool), Content };

function Content() {
  return (
    <>
      <PageHero
        theme="light"
        above={<Breadcrumb trail={breadcrumbTrails["/trial-tool"]} here={trialTool.title} />}
        heading={trialTool.heading}
        lead={trialTool.lead}
      />
      <p className={note}>
        <PageLink to="/trial" />
      </p>
    </>
  );
}

const note = css\`
  letter-spacing: 0.123em;
\`;
`,
  );
  await copy.edit(
    "src/routing/individual-pages.ts",
    [
      '"/our-work": {',
      `"/trial-tool": { label: "Trial tool", theme: "light", module: "trial-tool/trial-tool-page.tsx" },
  "/our-work": {`,
    ],
    ['"/privacy": { shareImage', '"/trial-tool": { shareImage: "violet" },\n  "/privacy": { shareImage'],
  );
  await copy.edit("src/routing/breadcrumb-trails.ts", [
    '"/what-we-would-not-use": ["/"]',
    '"/trial-tool": ["/", "/our-work"],\n  "/what-we-would-not-use": ["/"]',
  ]);
}

async function addService(copy: ProjectCopy) {
  await copy.edit(
    "src/product-rules.md",
    ["The ten services", "The eleven services"],
    ["ten service cards", "eleven service cards"],
  );
  await copy.edit("src/content/slugs.ts", [
    "export const serviceSlugs = [",
    `export const serviceSlugs = [\n  "trial-service",`,
  ]);
  await copy.edit(
    "src/content/services.ts",
    [/^/, `import trialStamp from "./images/stamps/trial-service.svg";\n`],
    [
      servicesBegin,
      `${servicesBegin}
  "trial-service": {
    name: "Trial card title",
    summary: "Trial summary.",
    stampPicture: trialStamp,
    ink: "gold",
    template: "service",
  },`,
    ],
    [menuNamesBegin, `${menuNamesBegin}\n  "trial-service": "Trial menu name",`],
  );
  for (const folder of ["stamps", "heroes"]) {
    const images = `src/content/images/${folder}`;
    await copy.copy(`${images}/${someService!.slug}.svg`, `${images}/trial-service.svg`);
  }
  await copy.copy(
    `src/content/services/${someService!.slug}.ts`,
    "src/content/services/trial-service.ts",
    [/heroes\/.*\.svg/, "heroes/trial-service.svg"],
    [/heading: ".*"/, 'heading: "Trial service heading"'],
    // The new service has no demonstration.
    [/^ {2}demo: \{.*?^ {2}\},\n/ms, ""],
  );
  await copy.edit(
    "src/content/pages/services-page.ts",
    [
      "    ...commonProblems,\n",
      `    ...commonProblems,
    { sentence: "Trial problem.", answer: "Trial first step.", services: ["trial-service"], searchWords: "trial" },
`,
    ],
    ['services: ["cloud-services"] },', 'services: ["cloud-services", "trial-service"] },'],
  );
}

async function addTechnology(copy: ProjectCopy) {
  const { slug } = someTechnology!;
  await copy.edit("src/product-rules.md", ["eighteen technologies", "nineteen technologies"]);
  await copy.edit("src/content/slugs.ts", [
    "export const technologySlugs = [",
    `export const technologySlugs = [\n  "trial-tech",`,
  ]);
  await copy.edit("src/content/technologies.ts", [
    "export const technologies: Technology[] = [",
    `export const technologies: Technology[] = [
  {
    slug: "trial-tech",
    name: "Trial technology",
    services: ["trial-service"],
  },`,
  ]);
  await copy.edit(
    "src/content/technology-icons.ts",
    [/^/, `import trialTech from "simple-icons/icons/git.svg";\n`],
    [/= \{\n/, `= {\n  "trial-tech": trialTech,\n`],
  );
  await copy.edit("src/content/pages/what-we-would-not-use.ts", [
    "alternatives: {\n",
    `alternatives: {\n    "trial-tech": { when: "Trial case.", instead: "Trial choice." },\n`,
  ]);
  await copy.copy(
    `src/content/technologies/${slug}.ts`,
    "src/content/technologies/trial-tech.ts",
    [/"\.\/examples\/.*\?highlighted"/, '"./examples/trial-tech.py?highlighted"'],
    [/heading: ".*"/, 'heading: "Trial technology heading"'],
  );
  await copy.write("src/content/technologies/examples/trial-tech.py", "trial_example = 1\n");
}

async function writePost(copy: ProjectCopy) {
  await copy.write(
    "src/content/posts/trial-post.mdx",
    `---
title: Trial post title
description: A post that is written by the recipe, to see that a file is all it takes and that everything else follows from it.
published: ${today}
tags: [web]
services: [trial-service]
---

A first paragraph of the trial, from Łódź.

## Trial section

Text.
`,
  );
}

async function openRole(copy: ProjectCopy) {
  await copy.edit("src/content/roles.ts", [
    // The list is replaced because search engines are told of a role only when it is the only one.
    /export const roles: Role\[\] = \[.*?\];/s,
    `export const roles: Role[] = [
  {
    id: "trial-role",
    title: "Trial role",
    discipline: "Trial discipline",
    location: "Trial town",
    country: "IN",
    employmentType: "FULL_TIME",
    datePosted: "${today}",
    validThrough: "${nextYear}",
    description: "Trial role description.",
  },
  {
    id: "past-role",
    title: "Past role",
    discipline: "Trial discipline",
    location: "Trial town",
    country: "IN",
    employmentType: "FULL_TIME",
    datePosted: "2026-01-01",
    validThrough: "2026-01-31",
    description: "Past role description.",
  },
];`,
  ]);
}

async function addField(copy: ProjectCopy) {
  await copy.edit("src/product-rules.md", [
    "Name, Email, Phone, Message, all needed.",
    "Name, Email, Phone, Company, Message, all needed but Company.",
  ]);
  await copy.edit("src/enquiry/fields.ts", [
    `  {
    name: "message",`,
    `  {
    name: "company",
    label: "Company",
    rule: line,
    maxLength: 100,
    control: { autoComplete: "organization" },
  },
  {
    name: "message",`,
  ]);
  await copy.edit("netlify/email-template.html", ["{{email}}", "{{email}} of {{company}}"]);
  await copy.edit("netlify/email-template.txt", ["{{email}}", "{{email}} of {{company}}"]);
  await copy.edit("src/content/pages/privacy.ts", [
    "your name and email address to answer you,",
    "your name, company and email address to answer you,",
  ]);
}

/** Rewrites the file, so that the test does not depend on what an owner has filled in. */
async function changeCompany(copy: ProjectCopy) {
  const trialCompany: Company = {
    ...company,
    placeholder: true,
    name: "Trial Company",
    shortName: "Trialco",
    email: "post@recipes.example",
    phone: "+91 12345 67890",
    place: { ...company.place, street: "1 Trial Street", town: "Trial Town" },
    address: ["1 Trial Street", "Trial Town"],
    // One fact of each group is set, because each block must work without its neighbours.
    facts: {
      insurance: "Insured for ₹1,000.",
      founded: 2014,
      people: [{ name: "First Engineer", role: "Director", sentence: "Reads all." }],
      references: [
        {
          client: "First Client",
          built: "An ordering portal.",
          result: "Each order arrives once.",
          permission: { by: "Head of sales", since: "2026-01-31" },
          services: ["web-development"],
        },
      ],
      replyWithin: "two trial days",
      workplace: "remote",
      privacy: { keptFor: "24 trial months" },
    },
  };
  await copy.write(
    "src/content/company.ts",
    `import type { Company } from "./schemas/company-schema.ts";

export const company: Company = ${JSON.stringify(trialCompany, null, 2)};
`,
  );
}

async function changeColour(copy: ProjectCopy) {
  await copy.edit("src/styles/tokens.ts", [`paper = "${paper}"`, `paper = "${newPaper}"`]);
}
