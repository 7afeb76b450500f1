/**
 * Decides which script file (chunk) a module of src lands in. A module in no group lands in the file of the
 * page or entry that imports it. node_modules/.cache/bundle-report.txt shows the result of a build.
 */
export const chunkGroups = [
  {
    // Two thirds of the script that a page runs. It rarely changes, so visitors' caches keep it from deploy
    // to deploy.
    name: "react",
    test: /node_modules\/(?:react|react-dom|scheduler|wouter|regexparam|@linaria)\/|vite\/preload-helper|src\/loading\/fetch-code/,
    includeDependenciesRecursively: false,
  },
  {
    // Sliders below the drawing and switches in it, which only some demonstrations have.
    name: "demo-controls",
    test: /\/src\/demos\/(?:range-field|switch-tile)\.tsx$/,
    includeDependenciesRecursively: false,
  },
  {
    // The select, which only two demonstrations have, and the computing with time zones, which only they
    // need.
    name: "demo-select",
    test: /\/src\/(?:demos\/select-field\.tsx$|time\/)/,
    includeDependenciesRecursively: false,
  },
  {
    // All other shared modules of demonstrations in one file, and `halfCapHeight`, which no other code of the
    // browser uses. A page with a demonstration lists the files of every demonstration, and without this
    // group it would name each shared module in every list.
    name: "demo",
    test: /\/src\/(?:demos\/(?!demos\.)[^/]+$|styles\/half-cap-height)/,
    includeDependenciesRecursively: false,
  },
  {
    // The parts that service pages and team pages have, and no other page.
    name: "service-parts",
    test: /\/src\/pages\/service-parts\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    // What the statements have in common.
    name: "statement",
    test: /\/src\/pages\/statement\/statement-content\.tsx$/,
    includeDependenciesRecursively: false,
  },
  {
    // Modules that two pages use, or a page and the entry, with everything that they import. Without their
    // imports, some of those would land in the entry's file, and every page would then import the entry.
    name: "shared",
    test: /\/src\/|@tabler/,
    minShareCount: 2,
  },
];

/** Returns whether every page runs a script file of the client build before it imports any other code. */
export function isRunByEveryPage(file: string): boolean {
  // The hash is part of the pattern, as the page of React JS is in a file of its own, react-js-<hash>.js.
  return /\/(?:index|react|rolldown-runtime|shared)-[\w-]{8}\.js$/.test(file);
}
