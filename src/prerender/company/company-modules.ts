import type { Plugin } from "vite";
import { factNames, type Facts } from "../../content/company-schema.ts";
import { describePlace } from "../../content/describe-place.ts";
import type { PageCompany } from "../../content/page-company.ts";
import { cropPhoto } from "./crop-photo.ts";
import { companyFile, isSet, photoFile, readCompany, type CheckedCompany } from "./read-company.ts";

const factsId = "virtual:facts";

/**
 * Vite plugin: gives the application the company as checked data. It fills src/content/page-company.ts with the company without
 * its facts, src/content/place.ts with sentences about place and hours, and provides the facts as `virtual:facts`. The constant
 * `import.meta.env.FACT.people` is false when that fact is not set, so that the bundler leaves out the block that shows it.
 */
export function companyModules(): Plugin {
  return {
    name: "company-modules",
    enforce: "pre",
    async config() {
      const { facts } = await readCompany();
      const isFactSet = Object.fromEntries(factNames.map((name) => [name, isSet(facts[name])]));
      const constants = Object.entries(isFactSet).map(([name, value]) => [
        `import.meta.env.FACT.${name}`,
        `${value}`,
      ]);
      // The development server reads the object; a build replaces each name, so that the bundler can drop what follows from it.
      return {
        define: { "import.meta.env.FACT": JSON.stringify(isFactSet), ...Object.fromEntries(constants) },
      };
    },
    resolveId: { filter: { id: /^virtual:facts$/ }, handler: () => `\0${factsId}` },
    load: {
      filter: { id: /^\0virtual:facts$|\/src\/content\/(?:page-company|place)\.ts$/ },
      async handler(id) {
        this.addWatchFile(companyFile);
        const { facts, map: _, ...identity } = await readCompany();
        if (id.endsWith("/place.ts")) return placeModule(identity.place);
        return id.startsWith("\0") ? factsModule(facts) : companyModule(identity);
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

function placeModule(place: CheckedCompany["place"]) {
  return moduleOf(`export const place = ${JSON.stringify(describePlace(place, new Date().getFullYear()))};`);
}

function companyModule(identity: PageCompany) {
  return moduleOf(`export const company = ${JSON.stringify(identity)};`);
}

/** A module with one export for each fact. People have the addresses of their cropped photos. */
async function factsModule(facts: Facts) {
  const photos = await Promise.all(
    facts.people.map(async ({ photo }) => photo && (await cropPhoto(photoFile(companyFile, photo)))),
  );
  const imports = photos.map((photo, index) => (photo ? `import photo${index} from "${photo}";` : ""));
  const people = facts.people.map(
    (person, index) => `{...${JSON.stringify(person)},photo:${photos[index] && `photo${index}`}}`,
  );
  return moduleOf(
    [
      ...imports,
      `export const people = [${people.join()}];`,
      ...factNames
        .filter((name) => name !== "people")
        .map((name) => `export const ${name} = ${JSON.stringify(facts[name])};`),
    ].join("\n"),
  );
}

const moduleOf = (code: string) => ({ code, moduleType: "js" as const });
