/**
 * The source files that dynamic imports have loaded. Only the server bundle fills it (page-scripts.ts), so that a
 * document can name the scripts of its page.
 */
export const loadedModules = new Set<string>();
