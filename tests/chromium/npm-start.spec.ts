import { cp } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { company } from "../../src/content/company.ts";
import { paper } from "../../src/styles/tokens.ts";
import { ProjectCopy } from "../support/project-copy.ts";
import type { StartedCommand } from "../support/started-command.ts";
import { scrollToDemo } from "./support/demo.ts";
import {
  card,
  cardRemoved,
  expect as quickExpect,
  expectSuccess,
  fillCard,
  openInSameDocument,
  pressSend,
  recordDocuments,
  test as base,
  visit,
} from "./support/fixtures.ts";

/** The server compiles what it is asked for, and again after each save. */
const expect = quickExpect.configure({ timeout: 30_000 });

const site = "http://localhost:8888";

/** A file of each kind, what a save changes in it, and what the save puts there. */
const saves: [file: string, find: RegExp, put: (round: number) => string][] = [
  ["src/content/pages/home.ts", /$/, (round) => `\n// Home ${round}\n`],
  ["src/layout/skip-link.tsx", /Straight (?:\d+ )?to/, (round) => `Straight ${round} to`],
  ["src/content/posts/older-post.mdx", /^title: .*$/m, (round) => `title: Post ${round}`],
  ["src/content/company.ts", /shortName: ".*"/, (round) => `shortName: "Saved ${round}"`],
];

/** Milliseconds between two saves: some come together, some while the one before is still being read. */
const pauses = [3, 90, 20, 0, 55, 10, 130];

const test = base.extend<{ project: ProjectCopy; command: StartedCommand }>({
  // Like a fresh clone, the copy has no caches of an earlier start.
  project: async ({}, use) => {
    await using copy = await ProjectCopy.make();
    // The owner may have no post.
    await cp(path.join(import.meta.dirname, "../examples/content/posts"), copy.at("src/content/posts"), {
      recursive: true,
    });
    await use(copy);
  },

  command: async ({ project }, use) => {
    expect(await isAnswering(site), `Something runs at ${site} already: end it first.`).toBe(false);
    await using command = project.start("npm start");
    const isReady = () => command.ended || isAnswering(site);
    await expect.poll(isReady, { message: command.output, timeout: 150_000 }).toBe(true);
    await use(command);
  },
});

// The command compiles the whole site.
test.setTimeout(400_000);
test.use({ baseURL: site, actionTimeout: 90_000 });

test("npm start shows the site, delivers an enquiry, and follows every save", async ({
  page,
  sender,
  project,
  command,
  expectedMessages,
}) => {
  await test.step("the card delivers an enquiry", async () => {
    await visit(page, site);
    await page.getByRole("button", { name: "Message Us" }).click();
    await expect(card(page)).toHaveAttribute("data-phase", "open");
    await fillCard(page, { email: sender });
    await pressSend(page);
    await expectSuccess(page);
    await cardRemoved(page);
  });

  await test.step("a post, a page with a demonstration, and the page of an unknown address are shown", async () => {
    await openInSameDocument(page, "/blog/older-post");
    await openInSameDocument(page, "/ai-ml-development");
    const demo = page.locator("[data-demo]").first();
    // The page may still grow and push the demonstration out of view, so scroll again, as a visitor would.
    await expect(() => scrollToDemo(demo, { timeout: 2000 })).toPass({ timeout: 30_000 });
    await visit(page, `${site}/blog/no-such-post`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  await test.step("an edited component is replaced without a reload, and an edited text is shown", async () => {
    const documents = recordDocuments(page);
    await project.edit("src/layout/skip-link.tsx", ["Skip to", "Straight to"]);
    await expect(page.getByRole("link", { name: "Straight to" })).toBeAttached();
    expect(documents).toEqual([]);
    await project.edit("src/content/pages/not-found.ts", [/heading: ".*"/, 'heading: "Edited heading"']);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edited heading");
  });

  expect(errorsAndWarningsIn(command.output)).toEqual([]);

  await test.step("a fault in the content is shown over the page until it is mended", async () => {
    expectedMessages.push(/Internal Server Error/);
    const overlay = page.locator("vite-error-overlay");
    await project.edit("src/content/company.ts", [/countryCode: "\w\w"/, 'countryCode: "XX"']);
    await expect(overlay).toContainText("countryCode");
    await project.edit("src/content/company.ts", [
      'countryCode: "XX"',
      `countryCode: "${company.place.countryCode}"`,
    ]);
    await expect(overlay).toHaveCount(0);
  });

  await test.step("the mailbox shows the email", async () => {
    await page.goto(mailboxAddressIn(command));
    await expect(page.frameLocator("iframe[title='The email']").getByText(sender).first()).toBeVisible();
  });

  await test.step("saves of every kind of file in quick succession never restart the server, and the last are served", async () => {
    const last = pauses.length;
    for (let round = 1; round <= last; round++)
      for (const [index, [file, find, put]] of saves.entries()) {
        await project.edit(file, [find, put(round)]);
        // Each file is followed by each of the pauses once.
        await wait(pauses[(round + index) % pauses.length]);
      }
    await expectAt("/node_modules/.cache/site.js").toContain(`Post ${last}`);
    await expectAt("/src/content/company.ts").toContain(`Saved ${last}`);
    await expectAt("/src/layout/skip-link.tsx").toContain(`Straight ${last} to`);
    expect(command.output).not.toMatch(/restart/i);
  });

  await test.step("a file that cannot be read is named, and is served again once it is mended", async () => {
    const home = "src/content/pages/home.ts";
    const text = await project.read(home);
    await project.write(home, `${text}\nexport const = ;\n`);
    await expectAt(`/${home}`).toMatch(/^404 /);
    await expect.poll(() => command.output).toMatch(/src\/content\/pages\/home\.ts:\d+/);
    await project.write(home, text);
    await expectAt(`/${home}`).toMatch(/^200 /);
    expect(command.output).not.toMatch(/restart/i);
  });

  await test.step("a saved colour is in the styles", async () => {
    await project.edit("src/styles/tokens.ts", [paper, "#0f1e2d"]);
    await expectAt("/src/styles/global.ts").toMatch(/^200 /);
    await expectAt("/src/styles/global.wyw-in-js.css").toContain("#0f1e2d");
    expect(command.ended).toBe(false);
  });
});

/** Asks Vite itself, because Netlify's CLI answers with the page in place of an error. */
async function load(file: string): Promise<string> {
  const answer = await fetch(`http://localhost:5173${file}`).catch(() => undefined);
  return answer ? `${answer.status} ${await answer.text()}` : "no answer";
}

function expectAt(file: string) {
  return expect.poll(() => load(file), { timeout: 60_000, intervals: [200] });
}

/** Tells whether anything answers at an origin. */
function isAnswering(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

/** Reads the mailbox's address from the output, as a newcomer does. */
function mailboxAddressIn({ output }: StartedCommand): string {
  return /Enquiries +(\S+)/.exec(output)![1]!;
}

/**
 * Returns the errors and warnings in an output, except a deprecation warning about a package of Netlify's
 * CLI.
 */
function errorsAndWarningsIn(output: string): string[] {
  return output
    .split("\n")
    .filter((line) => /error|fail|warn/i.test(line) && !/DEP0060|--trace-deprecation/.test(line));
}
