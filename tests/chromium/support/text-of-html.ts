const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/**
 * Returns what `textContent` gives for the same HTML. React escapes these five characters, in attributes too.
 */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, "")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity]!);
}
