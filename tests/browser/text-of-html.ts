const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** What `textContent` gives for the same markup. React escapes all five characters, in attributes too. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<[^>]*>/gs, "")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity]!);
}
