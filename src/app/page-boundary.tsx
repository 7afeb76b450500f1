import { css } from "@linaria/core";
import { use, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { Boundary } from "../components/boundary.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import { company } from "../content/company.ts";
import { hasDraft } from "../enquiry/draft/draft.ts";
import { loadOrReload, reloadOnce } from "../loading/reload-document.ts";
import type { LoadedPage } from "../pages/loaded-page.ts";
import { codeOf } from "../pages/page-code.ts";
import { Head } from "../routing/head.tsx";
import { origin } from "../routing/origin.ts";
import { PageLink } from "../routing/page-link.tsx";
import type { Page } from "../routing/pages.ts";
import { AfterHydration } from "./after-hydration.tsx";
import { PageArrival } from "./page-arrival.tsx";
import { restoreScroll } from "./scroll-restoration.ts";

interface Props {
  page: Page;
  /** The path in the address bar. It differs from the page's own for an old or unknown address. */
  path: string;
}

/**
 * Shows the current page, a message while it loads, or what to do when it fails (rule "Navigation"). Its key
 * is the page.
 */
export function PageBoundary({ page, path }: Props) {
  const [attempt, setAttempt] = useState(1);
  const code = useMemo(() => {
    const { loaded, load } = codeOf(page);
    // Code that is here is rendered at once: React would show the message for a moment, even for a promise
    // that is fulfilled.
    return loaded() ?? (attempt === 1 ? load() : loadOrReload(load));
  }, [page, attempt]);
  return (
    <Boundary
      key={attempt}
      loading={<Loading />}
      // Only a page that is on screen has a heading; the messages below have none.
      keep="main:has(h1) > *"
      besideKept={<KeptHead page={page} />}
      fallback={<Failure page={page} onRetry={() => setAttempt(attempt + 1)} />}
    >
      <CurrentPage page={page} path={path} code={code} />
    </Boundary>
  );
}

function CurrentPage({ page, path, code }: Props & { code: LoadedPage | Promise<LoadedPage> }) {
  const { head, Content } = code instanceof Promise ? use(code) : code;
  return (
    <>
      <Head page={page} head={head} />
      <Content />
      {/* Not on the page for unknown addresses, which has no address of its own. */}
      {head.indexed !== false && (
        <p className={printedAddress}>
          {company.name}, {company.email}, {company.phone}, {origin + page.path}
        </p>
      )}
      <PageArrival path={path} />
      <AfterHydration />
    </>
  );
}

function Loading() {
  useLayoutEffect(restoreScroll, []);
  return (
    <div className={placeholder} role="status">
      <title>Loading...</title>
      Loading...
    </div>
  );
}

/**
 * Renders the head of a page that threw after it was shown, because its text stays on screen
 * (components/boundary.tsx).
 */
function KeptHead({ page }: { page: Page }) {
  const loaded = codeOf(page).loaded();
  return loaded && <Head page={page} head={loaded.head} />;
}

/** Still shows that the page loads while a reload of the document may help. If it does not, offers Retry. */
function Failure({ page, onRetry }: { page: Page; onRetry: () => void }) {
  const [givenUp, setGivenUp] = useState(false);

  useEffect(() => {
    console.error(`The page ${page.path} failed to load.`);
    let hasMovedOn = false;
    // Not when the visitor would lose what is written or open.
    const isUnwanted = () => hasMovedOn || hasDraft() || document.querySelector("dialog:modal") !== null;
    // The code may be missing because the server has a newer build. The address of this file changes with it.
    void reloadOnce(import.meta.url, isUnwanted).then((replaced) => setGivenUp(!replaced));
    return () => {
      hasMovedOn = true;
    };
  }, [page]);

  if (!givenUp) return <Loading />;
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

/** Shown on paper in place of the footer: the company and the address of the page. */
const printedAddress = css`
  display: none;
  @media print {
    display: block;
    margin: 24px var(--gutter) 0;
    padding-block-start: 12px;
    border-block-start: 1px solid;
    font-size: var(--step--1);
  }
`;
