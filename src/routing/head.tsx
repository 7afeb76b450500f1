import { company } from "../content/company.ts";
import { backgrounds } from "../styles/tokens.ts";
import { origin } from "./origin.ts";
import type { PageHead } from "./page-head.ts";
import type { Page } from "./pages.ts";
import { shareImagePath, shareImageSize } from "./share-image.ts";

/**
 * Renders the tags of a page for the document's head. React moves them there, and replaces them on
 * navigation.
 */
export function Head({ page, head }: { page: Page; head: PageHead }) {
  const title =
    page.path === "/" ? `${company.name} - ${head.title}` : `${head.title} - ${company.shortName}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      <meta name="theme-color" content={backgrounds[page.theme]} />
      {head.indexed === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Sharing page={page} head={head} title={page.path === "/" ? title : head.title} />
      )}
    </>
  );
}

/**
 * Renders the canonical address and Open Graph. X reads Open Graph too, and needs only `twitter:card` in
 * addition.
 */
function Sharing({ page, head, title }: { page: Page; head: PageHead; title: string }) {
  const url = origin + page.path;
  return (
    <>
      <link rel="canonical" href={url} />
      {head.series?.previous && <link rel="prev" href={origin + head.series.previous} />}
      {head.series?.next && <link rel="next" href={origin + head.series.next} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content={head.published ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={origin + shareImagePath(page)} />
      <meta property="og:image:width" content={`${shareImageSize.width}`} />
      <meta property="og:image:height" content={`${shareImageSize.height}`} />
      <meta property="og:image:alt" content={head.heading ?? head.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {head.published && <meta property="article:published_time" content={head.published} />}
      {head.updated && <meta property="article:modified_time" content={head.updated} />}
    </>
  );
}
