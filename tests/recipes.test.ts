import { readdirSync, readFileSync } from "node:fs";
import type { Context } from "@netlify/functions";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { posts } from "virtual:posts";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type * as Handler from "../netlify/functions/enquiry.ts";
import { mailboxAccount } from "../netlify/local/emailjs-rules.ts";
import type * as Mailbox from "../netlify/local/mailbox.ts";
import { Resvg } from "@resvg/resvg-js";
import { create } from "fontkitten";
import { company } from "../src/content/company.ts";
import { services } from "../src/content/services.ts";
import { technologies } from "../src/content/technologies.ts";
import type * as Form from "../src/enquiry/enquiry-form.tsx";
import type * as Text from "../src/enquiry/enquiry-text.ts";
import type * as Check from "../src/enquiry/enquiry.ts";
import { pages } from "../src/site/pages.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { paper, themes } from "../src/styles/tokens.ts";
import { ProjectCopy } from "./project-copy.ts";

/** The README's recipes, followed to the letter in a copy of the project; the build must do the rest. */
const today = new Date().toISOString().slice(0, 10);
const nextYear = `${new Date().getFullYear() + 1}-12-31`;
const origin = "https://recipes.example";
const newPaper = "#123457";
const someService = services.find(({ text }) => text.page === "service");
const [someTechnology] = technologies;

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await ProjectCopy.make();
  await addPage();
  await addService();
  await addTechnology();
  await writePost();
  await openRole();
  await addField();
  await changeCompany();
  await changeColour();
  await copy.run("typescript/bin/tsc", ["--noEmit"]);
  await copy.run("vite/bin/vite.js", ["build"], { URL: origin });
}, 120_000);
afterAll(() => copy[Symbol.asyncDispose]());

async function addPage() {
  await copy.write(
    "src/content/pages/trial.ts",
    `export const trial = { title: "Trial page", description: "What search engines say.", heading: "Trial heading" };\n`,
  );
  await copy.write(
    "src/pages/trial/trial-page.tsx",
    `import { trial } from "../../content/pages/trial.ts";
import type { PageHead } from "../../site/page-code.ts";

export const head: PageHead = trial;

export function TrialPage() {
  return <h1>{trial.heading}</h1>;
}
`,
  );
  await copy.edit("src/site/pages.ts", [
    '"/our-work": {',
    '"/trial": { label: "Trial label", theme: "light" },\n  "/our-work": {',
  ]);
  await copy.edit("src/routes.tsx", [
    '"/our-work": async () => {',
    `"/trial": async () => {
    const { TrialPage, head } = await import("./pages/trial/trial-page.tsx");
    return { head, Content: TrialPage };
  },
  "/our-work": async () => {`,
  ]);
  await copy.edit("src/site/share-card.ts", [
    '"/our-work": "green",',
    '"/trial": "violet",\n  "/our-work": "green",',
  ]);
  await copy.edit("src/site/menus.ts", ['  entry("/about"),', '  entry("/trial"),\n  entry("/about"),']);
}

async function addService() {
  await copy.edit("src/content/slugs.ts", [
    "export const serviceSlugs = [",
    `export const serviceSlugs = [\n  "trial-service",`,
  ]);
  await copy.edit(
    "src/content/services.ts",
    [/^/, `import trialStamp from "./images/stamps/trial-service.svg";\n`],
    [
      "export const services: Service[] = [",
      `export const services: Service[] = [
  {
    slug: "trial-service",
    menuName: "Trial menu name",
    cardTitle: "Trial card title",
    summary: "Trial summary.",
    stamp: trialStamp,
    ink: "gold",
    text: { page: "service", load: () => import("./services/trial-service.ts") },
  },`,
    ],
    ["const menuOrder: ServiceSlug[] = [", `const menuOrder: ServiceSlug[] = [\n  "trial-service",`],
  );
  await copy.write(
    "src/content/images/stamps/trial-service.svg",
    await copy.read(`src/content/images/stamps/${someService!.slug}.svg`),
  );
  await copy.write(
    "src/content/services/trial-service.ts",
    (await copy.read(`src/content/services/${someService!.slug}.ts`))
      .replace(/heading: ".*"/, `heading: "Trial service heading"`)
      // It has none of its own.
      .replace(/^ {2}demonstration: \{.*?^ {2}\},\n/ms, ""),
  );
}

async function addTechnology() {
  const { slug } = someTechnology!;
  await copy.edit("src/content/slugs.ts", [
    "export type TechnologySlug =",
    `export type TechnologySlug =\n  | "trial-tech"`,
  ]);
  await copy.edit("src/content/technologies.ts", [
    "export const technologies: Technology[] = [",
    `export const technologies: Technology[] = [
  {
    slug: "trial-tech",
    name: "Trial technology",
    services: ["trial-service"],
    load: () => import("./technologies/trial-tech.ts"),
  },`,
  ]);
  await copy.edit(
    "src/content/technology-icons.ts",
    [/^/, `import trialTech from "simple-icons/icons/git.svg";\n`],
    [/= \{\n/, `= {\n  "trial-tech": trialTech,\n`],
  );
  await copy.write(
    "src/content/technologies/trial-tech.ts",
    (await copy.read(`src/content/technologies/${slug}.ts`))
      .replace(/"\.\/examples\/.*\?code"/, `"./examples/trial-tech.py?code"`)
      .replace(/heading: ".*"/, `heading: "Trial technology heading"`),
  );
  await copy.write("src/content/technologies/examples/trial-tech.py", "trial_example = 1\n");
}

async function writePost() {
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

async function openRole() {
  await copy.edit("src/content/jobs.ts", [
    // In place of those that are open today: search engines are told of a role that is alone.
    /export const jobs: Job\[\] = \[.*?\];/s,
    `export const jobs: Job[] = [
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

async function addField() {
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
  await copy.edit("netlify/letter-template.html", ["{{email}}", "{{email}} of {{company}}"]);
  await copy.edit("netlify/letter-template.txt", ["{{email}}", "{{email}} of {{company}}"]);
}

async function changeCompany() {
  await copy.edit(
    "src/content/company.ts",
    [`name: "${company.name}"`, `name: "Trial Company"`],
    [`shortName: "${company.shortName}"`, `shortName: "Trialco"`],
    [company.email, "post@recipes.example"],
    [company.phone, "+91 12345 67890"],
    [company.address[0]!, "1 Trial Street"],
    ["insurance: undefined", `insurance: "Insured for ₹1,000."`],
  );
}

async function changeColour() {
  await copy.edit("src/styles/tokens.ts", [`paper = "${paper}"`, `paper = "${newPaper}"`]);
}

const built = (file: string) => readFileSync(copy.at(`dist/${file}`), "utf8");
const changed = <Module>(file: string) => import(copy.at(file)) as Promise<Module>;
const partOf = (html: string, tag: string) => new RegExp(`<${tag}[ >].*</${tag}>`, "s").exec(html)![0];
const textIn = (html: string) => partOf(html, "main").replaceAll(/<[^>]*>/g, " ");
const thingsOf = (html: string): Record<string, unknown>[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)["@graph"];

describe("a page that is added by the recipe", () => {
  test.each([
    ["page", "trial", "Trial heading", "Trial page - Trialco"],
    ["service", "trial-service", "Trial service heading", "Trial card title - Trialco"],
    [
      "technology",
      "expertise/trial-tech",
      "Trial technology heading",
      "Trial technology expertise - Trialco",
    ],
    ["post", "blog/trial-post", "Trial post title", "Trial post title - Trialco"],
  ])(
    "as a %s is a file, in the sitemap and in llms.txt, and has a share image",
    (_, path, heading, title) => {
      const html = built(`${path}.html`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`<link rel="canonical" href="${origin}/${path}"/>`);
      expect(built("sitemap.xml")).toContain(`<loc>${origin}/${path}</loc>`);
      expect(built("llms.txt")).toContain(`](${origin}/${path}): `);
      expect(built(`og/${path.replaceAll("/", "-")}.png`)).toContain("PNG");
    },
  );

  test("is in the menu of every page", () => {
    for (const file of ["index.html", "about.html", "404.html"]) {
      expect(partOf(built(file), "header")).toMatch(/<a [^>]*href="\/trial"[^>]*>Trial label<\/a>/);
    }
  });

  test.each(["Trial menu name", "Trial technology"])(
    "is in its dropdown, which the script makes: %s",
    (label) => {
      const entry = readdirSync(copy.at("dist/assets")).find((file) => /^index-.*\.js$/.test(file));
      expect(built(`assets/${entry}`)).toContain(label);
    },
  );

  test("is one page more in the sitemap, each", () => {
    expect(built("sitemap.xml").match(/<url>/g)).toHaveLength(pages.length + posts.length + 4);
  });
});

describe("a service", () => {
  test("has a stamp on the home page and a card on the overview", () => {
    for (const file of ["index.html", "service-section.html"]) {
      expect(partOf(built(file), "main")).toContain('href="/trial-service"');
      expect(textIn(built(file))).toContain("Trial card title");
    }
  });

  test("tells search engines what it is and where it belongs", () => {
    const [service, breadcrumb] = thingsOf(built("trial-service.html"));
    expect(service).toMatchObject({ "@type": "Service", name: "Trial card title" });
    expect(breadcrumb).toMatchObject({ "@type": "BreadcrumbList" });
  });
});

test("A technology is on the home page, and its page shows the example file", () => {
  expect(partOf(built("index.html"), "main")).toContain('href="/expertise/trial-tech"');
  expect(textIn(built("expertise/trial-tech.html"))).toContain("trial_example");
});

describe("a post", () => {
  test("is first on the blog, the home page and the feed", () => {
    for (const file of ["blog.html", "index.html"]) {
      const [first] = /href="\/blog\/[^"]+"/.exec(partOf(built(file), "main"))!;
      expect(first, file).toBe('href="/blog/trial-post"');
    }
    const [head, entry] = built("feed.xml").split("<entry>");
    expect(head).toContain(`<updated>${today}T00:00:00Z</updated>`);
    expect(entry).toContain("<title>Trial post title</title>");
  });

  test("has its old address, its date and a table of contents", () => {
    expect(built("blog-detail/trial-post.html")).toContain(
      `rel="canonical" href="${origin}/blog/trial-post"`,
    );
    expect(built("sitemap.xml")).toContain(`/blog/trial-post</loc><lastmod>${today}</lastmod>`);
    expect(built("blog/trial-post.html")).toContain('href="#trial-section"');
    expect(thingsOf(built("blog/trial-post.html"))[0]).toMatchObject({ datePublished: today });
  });
});

test("An open role is on the career page, for people and for search engines; one that is over is not", () => {
  const html = built("career.html");
  expect(textIn(html)).toContain("Trial role description.");
  expect(html).not.toContain("Past role");
  expect(thingsOf(html)).toEqual([
    expect.objectContaining({ "@type": "JobPosting", title: "Trial role", validThrough: nextYear }),
  ]);
});

describe("a field of the enquiry", () => {
  const enquiry = { ...exampleEnquiry, company: "Acme" };

  test("is at its place in the form, and says that it is optional", async () => {
    const { EnquiryForm } = await changed<typeof Form>("src/enquiry/enquiry-form.tsx");
    const html = renderToString(
      createElement(EnquiryForm, {
        pending: false,
        failed: false,
        onSend: async () => undefined,
        onRead: () => {},
      }),
    );
    expect(Array.from(html.matchAll(/<label[^>]*>(.*?)<\/label>/g), ([, label]) => label)).toEqual([
      "Name",
      "Email",
      "Phone",
      "Company (optional)",
      "Message",
      "Leave empty",
    ]);
    const control = /<input [^>]*name="company"[^>]*>/.exec(html)![0];
    expect(control).toContain('maxLength="100"');
    expect(control).toContain('autoComplete="organization"');
    expect(control).not.toContain("aria-required");
  });

  test("is checked as the others are", async () => {
    const { checkEnquiry } = await changed<typeof Check>("src/enquiry/enquiry.ts");
    expect(checkEnquiry(enquiry)).toEqual({ ok: true, enquiry });
    expect(checkEnquiry(exampleEnquiry)).toEqual({ ok: true, enquiry: { ...enquiry, company: "" } });
    expect(checkEnquiry({ ...enquiry, company: "Acme\nBcc: other@example.com" })).toMatchObject({
      errors: { company: "Please write your company on one line, as plain text" },
    });
    expect(checkEnquiry({ ...enquiry, company: "a".repeat(101) })).toMatchObject({
      errors: { company: "Please keep your company within 100 characters" },
    });
  });

  test("reaches the mailbox, which shows it in the letter", async () => {
    const { startMailbox } = await changed<typeof Mailbox>("netlify/local/mailbox.ts");
    const mailbox = await startMailbox({ port: 0 });
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
      await mailbox.close();
    });
    vi.spyOn(console, "log").mockReturnValue();
    vi.stubEnv("EMAILJS_SERVICE_ID", mailboxAccount.serviceId);
    vi.stubEnv("EMAILJS_TEMPLATE_ID", mailboxAccount.templateId);
    vi.stubEnv("EMAILJS_PUBLIC_KEY", mailboxAccount.publicKey);
    vi.stubEnv("EMAILJS_ORIGIN", mailbox.origin);
    const { default: handler } = await changed<typeof Handler>("netlify/functions/enquiry.ts");
    const request = new Request(`${origin}/api/enquiry`, {
      method: "POST",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(enquiry),
    });
    expect((await handler(request, { requestId: "request-1" } as Context)).status).toBe(200);
    expect(mailbox.messages.map(({ templateParams }) => Object.entries(templateParams))).toEqual([
      [
        ["name", enquiry.name],
        ["email", enquiry.email],
        ["mob", enquiry.phone],
        ["company", "Acme"],
        ["msg", enquiry.message],
      ],
    ]);
    for (const kind of ["html", "txt"]) {
      const letter = await (await fetch(`${mailbox.origin}/letters/1.${kind}`)).text();
      expect(letter).toContain(`${enquiry.email} of Acme`);
    }
  });

  test("is in the text for the visitor's own mail program", async () => {
    const { enquiryText } = await changed<typeof Text>("src/enquiry/enquiry-text.ts");
    expect(enquiryText({ ...enquiry, letterhead: "" })).toContain("\nCompany: Acme");
  });
});

describe("the company", () => {
  test("is named by its new name, and by no old fact, in everything that is published", () => {
    const files = readdirSync(copy.at("dist"), { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(?:html|js|json|txt|webmanifest|xml)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const { name, email, phone, address } = company;
    for (const fact of [name, email, phone, address[0]]) {
      expect(files.filter((file) => built(file).includes(fact!))).toEqual([]);
    }
  });

  test.each([
    ["the footer", "about.html", "1 Trial Street"],
    ["structured data", "index.html", '"telephone":"+91 12345 67890"'],
    ["the manifest", "site.webmanifest", '"short_name":"Trialco"'],
    ["the feed", "feed.xml", "<title>Trial Company</title>"],
    ["security.txt", ".well-known/security.txt", "mailto:post@recipes.example"],
    ["llms.txt", "llms.txt", "# Trial Company"],
  ])("is the new one in %s", (_, file, fact) => {
    expect(built(file)).toContain(fact);
  });
});

describe("a text with letters that the fonts have and no other text uses", () => {
  test.each([
    ["a post", "blog/trial-post.html", "Łódź"],
    ["company.ts", "index.html", "₹"],
  ])("is shown in them when it is in %s", (_, file, letters) => {
    const html = built(file);
    expect(textIn(html)).toContain(letters);
    const faces = fontFaces().filter(({ family }) => family === "Archivo Text");
    for (const letter of letters) {
      const point = letter.codePointAt(0)!;
      const asked = faces.filter(
        ({ range }) => !range || range.includes(`U+${point.toString(16).toUpperCase()}`),
      );
      expect(asked.filter(({ font }) => font.hasGlyphForCodePoint(point)).length, letter).toBe(1);
    }
  });
});

/** The fonts that the stylesheet declares, and the characters for which the browser asks for each. */
function fontFaces() {
  const style = /data-style="\/([^"]+)"/.exec(built("index.html"))![1]!;
  const rules = built(style).matchAll(
    /@font-face\{font-family:([^;]+);src:url\(\/(assets\/[^)]+)\)[^}]*?(?:unicode-range:([^;}]+))?\}/g,
  );
  return Array.from(rules, ([, family, file, range]) => {
    const font = create(readFileSync(copy.at(`dist/${file}`)));
    if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} holds more than one font.`);
    return { family, range: range?.toUpperCase().split(","), font };
  });
}

describe("a colour that is changed in the one file that has it", () => {
  test.each(["index.html", "about.html", "trial-service.html"])("is in the style of %s", (file) => {
    expect(built(file)).toContain(`[data-theme=light]{--bg:${newPaper};`);
  });

  test.each([
    ["the browser's own bar", "trial.html", `<meta name="theme-color" content="${newPaper}"/>`],
    ["the manifest", "site.webmanifest", `"background_color":"${newPaper}"`],
    ["the map", "map.css", `--bg: ${newPaper};`],
  ])("is in %s", (_, file, text) => {
    expect(built(file)).toContain(text);
  });

  test.each(["og/trial.png", "icon-maskable.png"])("is in %s", (file) => {
    expect(colourAt(copy.at(`dist/${file}`), 40, 40)).toBe(newPaper);
  });

  test("is all that scripts load of the tokens, with the grounds of the other themes", () => {
    const scripts = readdirSync(copy.at("dist/assets")).filter((file) => file.endsWith(".js"));
    expect(scripts.filter((file) => built(`assets/${file}`).includes(newPaper))).toHaveLength(1);
    expect(scripts.filter((file) => built(`assets/${file}`).includes(themes.light.sunken))).toEqual([]);
  });

  test("is nowhere the old one, but in the drawings", () => {
    const files = readdirSync(copy.at("dist"), { recursive: true, encoding: "utf8" }).filter((file) =>
      /\.(?:css|html|js|webmanifest)$|^favicon/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => built(file).toLowerCase().includes(paper))).toEqual([]);
  });
});

/** The colour of one pixel of a picture. */
function colourAt(file: string, x: number, y: number): string {
  const picture = readFileSync(file).toString("base64");
  const { pixels, width } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><image width="512" height="512" preserveAspectRatio="xMinYMin slice" href="data:image/png;base64,${picture}"/></svg>`,
  ).render();
  const start = (y * width + x) * 4;
  return `#${pixels.subarray(start, start + 3).toString("hex")}`;
}
