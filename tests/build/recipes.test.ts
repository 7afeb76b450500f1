import { describe, expect, test } from "vitest";
import { company } from "../../src/content/company.ts";
import { declaredPages } from "../../src/routing/pages.ts";
import { built, builtFiles, partOf, textIn } from "./support/built-copy.ts";
import { nextYear, today } from "./support/follow-recipes.ts";
import { postCount, siteOrigin as origin } from "./support/site-of-copy.ts";

const structuredDataOf = (html: string): Record<string, unknown>[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)["@graph"];
const inlinedStyleOf = (page: string) => /<style>(.*?)<\/style>/s.exec(built(`${page}.html`))![1];

describe("a page that is added by the recipe", () => {
  test.each([
    ["statement", "trial", "Trial heading", "Trial page - Trialco"],
    ["page", "trial-tool", "Trial tool heading", "Trial tool - Trialco"],
    ["service", "trial-service", "Trial service heading", "Trial card title - Trialco"],
    [
      "technology",
      "expertise/trial-tech",
      "Trial technology heading",
      "Trial technology expertise - Trialco",
    ],
    ["post", "blog/trial-post", "Trial post title", "Trial post title - Trialco"],
  ])(
    "for a %s has a document, a share image and an entry in the sitemap and in llms.txt",
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

  test("has its own style in the first paint, and no other page's", () => {
    const style = inlinedStyleOf("trial-tool");
    expect(style).toContain("{letter-spacing:.123em}");
    expect(inlinedStyleOf("privacy")).not.toContain("{letter-spacing:.123em}");
  });

  test("has a breadcrumb, also in its structured data, if it has a line in the list of trails", () => {
    expect(textIn(built("trial-tool.html"))).toContain("Our Work");
    expect(structuredDataOf(built("trial-tool.html"))).toEqual([
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
          { "@type": "ListItem", position: 2, name: "Our Work", item: `${origin}/our-work` },
          { "@type": "ListItem", position: 3, name: "Trial tool" },
        ],
      },
    ]);
  });

  test("is in the menu of every page", () => {
    for (const file of ["index.html", "about.html", "404.html"]) {
      expect(partOf(built(file), "header")).toMatch(/<a [^>]*href="\/trial"[^>]*>Trial label<\/a>/);
    }
  });

  test.each(["Trial menu name", "Trial technology"])(
    "is in its dropdown, which the script renders: %s",
    (label) => {
      const [, scripts] = /data-scripts="([^"]+)"/.exec(built("404.html"))!;
      const code = scripts!.split(" ").map((script) => built(script.slice(1)));
      expect(code.join("\n")).toContain(label);
    },
  );

  test("adds exactly one address to the sitemap", () => {
    const further =
      ["statement", "page", "service", "technology"].length + ["page/2", "page/3", "page/4"].length;
    expect(built("sitemap.xml").match(/<url>/g)).toHaveLength(declaredPages.length + postCount + further);
  });
});

describe("a service", () => {
  test("has a stamp on the home page and a service card on the overview", () => {
    for (const file of ["index.html", "service-section.html"]) {
      expect(partOf(built(file), "main")).toContain('href="/trial-service"');
      expect(textIn(built(file))).toContain("Trial card title");
    }
  });

  test("has its problem on the page that finds a service", () => {
    expect(textIn(built("services.html"))).toContain("Trial problem.");
    expect(partOf(built("services.html"), "main")).toContain('href="/trial-service"');
  });

  test("has the picture in its hero", () => {
    expect(builtFiles().filter((file) => /^assets\/trial-service-.*\.svg$/.test(file))).toHaveLength(2);
  });

  test("has structured data with its name and a breadcrumb", () => {
    const [service, breadcrumb] = structuredDataOf(built("trial-service.html"));
    expect(service).toMatchObject({ "@type": "Service", name: "Trial card title" });
    expect(breadcrumb).toMatchObject({ "@type": "BreadcrumbList" });
  });
});

test("a technology is on the home page, and its page shows the example file", () => {
  expect(partOf(built("index.html"), "main")).toContain('href="/expertise/trial-tech"');
  expect(textIn(built("expertise/trial-tech.html"))).toContain("trial_example");
});

describe("a post", () => {
  test("is first on the blog and in the feed", () => {
    const [first] = /href="\/blog\/[^"]+"/.exec(partOf(built("blog.html"), "main"))!;
    expect(first).toBe('href="/blog/trial-post"');
    const [head, entry] = built("feed.xml").split("<entry>");
    expect(head).toContain(`<updated>${today}T00:00:00Z</updated>`);
    expect(entry).toContain("<title>Trial post title</title>");
  });

  test("has an alias, its date in the sitemap and a table of contents", () => {
    expect(built("blog-detail/trial-post.html")).toContain(
      `rel="canonical" href="${origin}/blog/trial-post"`,
    );
    expect(built("sitemap.xml")).toContain(`/blog/trial-post</loc><lastmod>${today}</lastmod>`);
    expect(built("blog/trial-post.html")).toContain('href="#trial-section"');
    expect(structuredDataOf(built("blog/trial-post.html"))[0]).toMatchObject({ datePublished: today });
  });
});

test("an open role is on the career page and in its structured data; a role whose last day is over is not", () => {
  const html = built("career.html");
  expect(textIn(html)).toContain("Trial role description.");
  expect(html).not.toContain("Past role");
  expect(structuredDataOf(html)).toEqual([
    expect.objectContaining({ "@type": "JobPosting", title: "Trial role", validThrough: nextYear }),
  ]);
});

describe("the company", () => {
  test("has no name, email, phone or address of the old company in any published file", () => {
    const files = builtFiles().filter((file) => /\.(?:html|js|json|txt|webmanifest|xml)$/.test(file));
    expect(files.length).toBeGreaterThan(100);
    const { name, email, phone, address } = company;
    for (const fact of [name, email, phone, address[0]]) {
      expect(files.filter((file) => built(file).includes(fact!))).toEqual([]);
    }
  });

  test.each([
    ["index.html", "2014", "First Client"],
    ["about.html", "First Engineer"],
    ["web-development.html", "First Client"],
    ["career.html", "From where you live"],
    ["contact-us.html", "two trial days"],
    ["privacy.html", "24 trial months"],
  ])("shows the facts that are set on %s, and no empty heading", (file, ...facts) => {
    for (const fact of facts) expect(textIn(built(file))).toContain(fact);
    expect(built(file)).not.toMatch(/<h[23][^>]*>\s*<\/h/);
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
