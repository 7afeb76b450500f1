const length = 5;

/**
 * Cuts the class names that Linaria makes: each stands in the style and again in the text of a document.
 *
 * @returns a function for the option `classNameSlug`; it throws when two names become the same.
 */
export function shortClassName(): (slug: string) => string {
  const slugs = new Map<string, string>();
  return (slug) => {
    const short = slug.slice(0, length);
    const taken = slugs.get(short);
    if (taken && taken !== slug)
      throw new Error(`The classes ${taken} and ${slug} would both be called ${short}: rename one constant.`);
    slugs.set(short, slug);
    return short;
  };
}
