import { company } from "../../src/content/company.ts";
import { expect, test, plainPage } from "./support/fixtures.ts";

// These texts are in the documents, so no script is needed to find them. React reports
// in the console, which fails any test, what hydration would change.
test.use({ javaScriptEnabled: false });

test('the footer has all that rule "Footer" asks for', async ({ page }) => {
  await page.goto(plainPage);
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("tech people beyond the boundaries");
  await expect(footer).toContainText("Copyright © 2025, All Rights Reserved");
  for (const fact of [company.name, ...company.address, company.phone, company.email])
    await expect(footer.locator("address")).toContainText(fact);
  await expect(footer.locator("address a")).toHaveCount(0);

  const useful = footer.getByRole("navigation", { name: "Useful Links" }).getByRole("link");
  expect(
    await useful.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")])),
  ).toEqual([
    ["Home", "/"],
    ["Services", "/service-section"],
    ["Our Work", "/our-work"],
    ["About us", "/about"],
    ["Career", "/career"],
    ["Our Expertise", "/expertise/java"],
    ["Contact us", "/contact-us"],
    ["Latest News", "/blog"],
  ]);

  const social = footer.locator('a[target="_blank"]');
  expect(
    await social.evaluateAll((links) => links.map((link) => [link.ariaLabel, link.getAttribute("href")])),
  ).toEqual(company.socialLinks.map(({ name, url }) => [`${name} (opens in a new tab)`, url]));
  for (const link of await social.all()) await expect(link).toHaveAttribute("rel", /noopener/);
});

test('/service-section has all that rule "Services overview" asks for', async ({ page }) => {
  await page.goto("/service-section");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Professional Services");
  await expect(
    page.getByText("Comprehensive digital solutions tailored to your business needs"),
  ).toBeVisible();
  const serviceCards = page.getByRole("main").getByRole("article");
  expect(
    await serviceCards.evaluateAll((cards) =>
      cards.map((card) => [
        card.querySelector("h2, h3")!.textContent,
        card.querySelector("a")!.getAttribute("href"),
      ]),
    ),
  ).toEqual([
    ["Web Development", "/web-development"],
    ["UI/UX Design", "/ui-design"],
    ["Staffing Solutions", "/staffing-solution"],
    ["Product Development", "/product-development"],
    ["Mobile Development", "/mobile-development"],
    ["IoT Development", "/iot-development"],
    ["HW/SW Integration", "/hw-sw-integration"],
    ["Cloud Services", "/cloud-services"],
    ["AI / Machine Learning", "/ai-ml-development"],
    ["Data Science", "/data-science"],
  ]);
  await expect(serviceCards.locator("img")).toHaveCount(10);
  await expect(serviceCards.getByRole("link", { name: "LEARN MORE" })).toHaveCount(10);
});

for (const { route, button, flipCards, claims } of [
  {
    route: "/ai-ml-development",
    button: "Let's discuss your AI project",
    flipCards: [
      "Machine Learning",
      "Deep Learning",
      "Computer Vision",
      "Natural Language Processing",
      "Predictive Analytics",
      "AI Chatbots",
      "AI Consulting",
    ],
    claims: Object.values(company.teamFigures.aiMl),
  },
  {
    route: "/data-science",
    button: "Let's discuss your data project",
    flipCards: [
      "Predictive Analytics",
      "Data Mining",
      "Statistical Modeling",
      "Business Intelligence",
      "Data Engineering",
      "Machine Learning",
      "Data Strategy",
    ],
    claims: Object.values(company.teamFigures.dataScience),
  },
])
  test(`${route} begins with its four sections in order, and states its figures`, async ({ page }) => {
    await page.goto(route);
    const sections = page.getByRole("main").locator("> section");
    // Below the four sections are those that every service page has.
    expect(await sections.count()).toBeGreaterThanOrEqual(4);
    await expect(sections.nth(0).getByRole("button", { name: button })).toBeVisible();
    // A demonstration may have lists of its own.
    await expect(sections.nth(1).locator("li:not([data-demo] *)")).toHaveCount(4);
    await expect(sections.nth(2).getByRole("heading", { level: 3 })).toHaveText(flipCards);
    for (const back of await sections.nth(2).getByRole("paragraph").all())
      await expect(back).toHaveText(/\S/);
    await expect(sections.nth(3).getByRole("heading", { level: 2 })).toHaveText(
      "We take absolute Accountability!",
    );
    const points = sections.nth(3).getByRole("listitem");
    await expect(points).toHaveCount(6);
    for (const [index, point] of (await points.all()).entries())
      await expect(point).toContainText(String(index + 1));
    await expect(sections.nth(3).getByRole("button", { name: "Let's Chat" })).toBeVisible();
    for (const claim of claims)
      await expect(page.getByRole("main")).toContainText(
        new RegExp(`(?<![\\d-])${claim.replaceAll(/\W/g, "\\$&")}`),
      );
  });
