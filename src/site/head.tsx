import { company } from "../content/company.ts";
import type { Page, PageHead } from "./define-page.tsx";
import { origin } from "./origin.ts";

const themeColors = { light: "#f4f6fb", blue: "#1b33c4", dark: "#0c0f22", "about-dark": "#0a2a2c" };

/** What the document's head says of a page. React hoists the tags, and keeps them in step with navigation. */
export function Head({ page, head }: { page: Page; head: PageHead }) {
  const title =
    page.path === "/" ? `${company.name} - ${head.title}` : `${head.title} - ${company.shortName}`;
  const url = origin + page.path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.indexed === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      <meta name="theme-color" content={themeColors[page.theme]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
    </>
  );
}
