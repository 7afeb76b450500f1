import { css } from "@linaria/core";
import { Suspense, use, useEffect, useState } from "react";
import { company } from "../content/company.ts";
import { Head } from "../site/head.tsx";
import { renew } from "../site/lazy-code.ts";
import type { Page } from "../site/pages.ts";
import { PageLink } from "../site/page-link.tsx";
import { origin } from "../site/origin.ts";
import { FallbackBoundary } from "../ui/fallback-boundary.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { RouteFocus } from "./route-focus.tsx";

interface Props {
  page: Page;
  /** The path of the location: another than the page's own for an old or unknown address. */
  path: string;
}

/** The current page, or its placeholder while it loads or when it cannot (Rule "Navigation"). */
export function PageBoundary({ page, path }: Props) {
  const [attempt, setAttempt] = useState(1);
  const failure = <Failure page={page} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <FallbackBoundary key={`${page.path} ${attempt}`} fallback={failure}>
      <PageWhenLoaded page={page} path={path} />
    </FallbackBoundary>
  );
}

/** Without a Suspense boundary for a page whose code is already here: React would hydrate its content in a second pass. */
function PageWhenLoaded(props: Props) {
  // Fixed for as long as the page is shown: adding or removing the boundary would mount the page anew.
  const [loadedBefore] = useState(() => props.page.loaded() !== undefined);
  const content = <CurrentPage {...props} />;
  return loadedBefore ? content : <Suspense fallback={<Loading />}>{content}</Suspense>;
}

function CurrentPage({ page, path }: Props) {
  const { head, Content } = page.loaded() ?? use(page.preload());
  return (
    <>
      <Head page={page} head={head} />
      <Content />
      {/* The page for unknown addresses has no address of its own. */}
      {head.indexed !== false && (
        <p className={letterhead}>
          {company.name}, {company.email}, {company.phone}, {origin + page.path}
        </p>
      )}
      <RouteFocus path={path} />
    </>
  );
}

function Loading() {
  return (
    <div className={placeholder} role="status">
      <title>Loading...</title>
      Loading...
    </div>
  );
}

/** Loading, as long as a new document may be on its way: nothing has failed for the visitor before. */
function Failure({ page, onRetry }: { page: Page; onRetry: () => void }) {
  const [final, setFinal] = useState(false);

  useEffect(() => {
    console.error(`The page ${page.path} failed to load.`);
    page.forget();
    void renew().then((replaced) => setFinal(!replaced));
  }, [page]);

  if (!final) return <Loading />;
  return (
    <div className={placeholder}>
      <title>{`${page.label} - ${company.shortName}`}</title>
      <LoadFailure onRetry={onRetry}>
        <PageLink to="/">Home page</PageLink>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </LoadFailure>
    </div>
  );
}

const placeholder = css`
  display: grid;
  place-content: center;
  min-block-size: 100vh;
  padding: 32px var(--gutter);
`;

/** Replaces the footer on paper: the company and the page's address. */
const letterhead = css`
  display: none;
  @media print {
    display: block;
    margin: 24px var(--gutter) 0;
    padding-block-start: 12px;
    border-block-start: 1px solid;
    font-size: var(--step--1);
  }
`;
