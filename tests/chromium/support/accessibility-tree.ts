import type { Page } from "@playwright/test";

/** Returns the browser's accessibility tree. Playwright's own snapshots ignore the attribute `inert`. */
export async function accessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => `${node.role?.value} ${node.name?.value ?? ""}`.trim());
}
