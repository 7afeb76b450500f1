/**
 * Characters that texts may use although the site's fonts lack them: the fonts of every visitor's system have
 * them. Add a character, or the range of a script such as \u3041-\u30ff. Titles cannot use them, as share
 * images are drawn with the site's fonts alone.
 */
export const systemCharacters = /[Ω√∞≈≠≤≥→←↔⇒✓]/u;
