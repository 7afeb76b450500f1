import type { Plugin } from "vite";
import { factNames } from "../content/company-schema.ts";
import { describePlace } from "../content/describe-place.ts";
import { cropPhoto } from "./crop-photo.ts";
import { companyFile, isSet, photoFile, readCompany } from "./read-company.ts";

const factsModule = "virtual:facts";

/**
 * Gives the application who the company is (src/content/company.ts, without its facts), its place and clock in words
 * (src/content/place.ts) and what is set of its facts (virtual:facts). `import.meta.env.FACT.people` says at build time whether there is any, so that nothing of a block
 * without content reaches a page.
 */
export function companyModules(): Plugin {
  return {
    name: "company-modules",
    enforce: "pre",
    async config(_, { command }) {
      const { facts } = await readCompany();
      const isFactSet = Object.fromEntries(factNames.map((name) => [name, isSet(facts[name])]));
      return {
        // The build replaces each constant by itself, so that it can leave code out. The development server puts the keys
        // into one object, where a name with a dot would be a single key that no page reads.
        define:
          command === "serve"
            ? { "import.meta.env.FACT": JSON.stringify(isFactSet) }
            : Object.fromEntries(
                Object.entries(isFactSet).map(([name, value]) => [
                  `import.meta.env.FACT.${name}`,
                  `${value}`,
                ]),
              ),
      };
    },
    resolveId: { filter: { id: /^virtual:facts$/ }, handler: () => `\0${factsModule}` },
    load: {
      filter: { id: /^\0virtual:facts$|\/src\/content\/(?:company|place)\.ts$/ },
      async handler(id) {
        this.addWatchFile(companyFile);
        const { facts, map: _, ...identity } = await readCompany();
        if (id.endsWith("/place.ts")) {
          const place = describePlace(identity.place, new Date().getFullYear());
          return moduleOf(`export const place = ${JSON.stringify(place)};`);
        }
        if (!id.startsWith("\0")) return moduleOf(`export const company = ${JSON.stringify(identity)};`);
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
      },
    },
    // Its style is a side effect; a block that no page shows has none.
    transform: {
      filter: { id: /\/src\/facts\/[\w-]+\.tsx$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
    hotUpdate({ file, server }) {
      if (file === companyFile) return void server.restart();
    },
  };
}

const moduleOf = (code: string) => ({ code, moduleType: "js" as const });
