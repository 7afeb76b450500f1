import type { Plugin } from "vite";
import { describePlace } from "../../content/describe-place.ts";
import { factNames, keptFromPages, type Facts } from "../../content/schemas/company-schema.ts";
import { exportJson } from "../export-json.ts";
import { cropPhoto } from "./crop-photo.ts";
import { companyFile, isSet, photoFile, readCompany } from "./read-company.ts";

/**
 * Vite plugin: gives the application the company as checked data. It fills src/content/page-company.ts with
 * the company without its facts, src/content/place-in-words.ts with sentences about place and hours, and
 * provides the facts as `virtual:facts`. The constant `import.meta.env.HAS_FACT.people` is false when that
 * fact is not set, so that the bundler leaves out the block that shows it.
 *
 * The first two are files, because the evaluation of styles (wyw-in-js) cannot load virtual modules, so
 * no style may depend on one. We tried constants of the build (`define`) in these two files, but then parts
 * of src/content/company.ts stayed in the bundle.
 */
export function companyModules(): Plugin {
  return {
    name: "company-modules",
    enforce: "pre",
    async config() {
      const { facts } = await readCompany();
      const isFactSet = Object.fromEntries(factNames.map((name) => [name, isSet(facts[name])]));
      const constants = Object.entries(isFactSet).map(([name, value]) => [
        `import.meta.env.HAS_FACT.${name}`,
        `${value}`,
      ]);
      // The development server reads the object. A build replaces each name, so that the bundler can drop the
      // block.
      return {
        define: { "import.meta.env.HAS_FACT": JSON.stringify(isFactSet), ...Object.fromEntries(constants) },
      };
    },
    resolveId: { filter: { id: /^virtual:facts$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:facts$|\/src\/content\/(?:page-company|place-in-words)\.ts$/ },
      async handler(id) {
        this.addWatchFile(companyFile);
        const company = await readCompany();
        if (id.startsWith("\0")) return moduleOf(await factsModule(company.facts));
        if (id.endsWith("/page-company.ts")) {
          const entries = Object.entries(company).filter(
            ([name]) => !keptFromPages.some((key) => key === name),
          );
          return moduleOf(exportJson("company", Object.fromEntries(entries)));
        }
        return moduleOf(exportJson("placeInWords", describePlace(company.place, new Date().getFullYear())));
      },
    },
    // A style counts as a side effect, for which the bundler would keep a block that no page shows.
    transform: {
      filter: { id: /\/src\/sections\/owner-facts\/[\w-]+\.tsx$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
    hotUpdate({ file, server }) {
      if (file === companyFile) return void server.restart();
    },
  };
}

const moduleOf = (code: string) => ({ code, moduleType: "js" as const });

/** Returns a module with one export for each fact. People have the addresses of their cropped photos. */
async function factsModule({ people, ...facts }: Facts): Promise<string> {
  const photos = await Promise.all(
    people.map(async ({ photo }) => photo && (await cropPhoto(photoFile(companyFile, photo)))),
  );
  const imports = photos.map((photo, index) => (photo ? `import photo${index} from "${photo}";` : ""));
  const list = people.map(
    (person, index) => `{...${JSON.stringify(person)},photo:${photos[index] && `photo${index}`}}`,
  );
  const otherNames = factNames.filter((name) => name !== "people");
  return [
    ...imports,
    `export const people = [${list.join()}];`,
    ...otherNames.map((name) => exportJson(name, facts[name])),
  ].join("\n");
}
