export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Reads a _headers file as Netlify does: below a path, in which ":name" matches one segment, are its headers.
 */
export function readHeaderRules(file: string): HeaderRule[] {
  const blocks = file.trim().split(/\n+(?=\/)/);
  return blocks.map((block) => {
    const [path, ...lines] = block.split("\n") as [string, ...string[]];
    const source = path.replaceAll(".", "\\.").replaceAll("*", ".*").replaceAll(/:\w+/g, "[^/]+");
    return {
      pattern: new RegExp(`^${source}$`),
      headers: lines.map((line) => line.trim().split(/: (.*)/) as [string, string]),
    };
  });
}

/** Returns the headers that the rules give to a path, one after the other. */
export function headersOf(path: string, rules: readonly HeaderRule[]): HeaderRule["headers"] {
  return rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : []));
}
