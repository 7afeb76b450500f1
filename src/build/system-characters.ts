/**
 * Characters that our fonts lack and that the fonts of every system have, which show them instead. Add a character here to
 * use it in a text, or the range of a script, such as \u3041-\u30ff. A title cannot have them: our fonts alone draw the
 * share images.
 */
export const systemCharacters = /[Ω√∞≈≠≤≥→←↔⇒✓]/u;
