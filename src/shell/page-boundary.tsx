import { css } from "@linaria/core";
import { Component, Suspense, useEffect, useState, type ErrorInfo, type ReactNode } from "react";
import { company } from "../content/company.ts";
import { hasDraft } from "../enquiry/draft.ts";
import { useLoadedPage } from "../site/page-code.ts";
import type { Page } from "../site/pages.ts";
import { PageLink } from "../site/page-link.tsx";
import { origin } from "../site/origin.ts";
import { radius } from "../styles/tokens.ts";
import { reloadIntoNewerBuild } from "../ui/reload-into-newer-build.ts";
import { RouteFocus } from "./route-focus.tsx";

interface Props {
  page: Page;
  /** The address as it stands in the location: not every one is the page's own. */
  path: string;
}

/** The current page, and what stands in its place while it loads and when it cannot (Rule "Navigation"). */
export function PageBoundary({ page, path }: Props) {
  return (
    <FailureBoundary key={page.path} page={page}>
      {/* Nothing in it waits: the boundary lets React hydrate the page in a task of its own, after the shell. */}
      <Suspense>
        <CurrentPage page={page} path={path} />
      </Suspense>
    </FailureBoundary>
  );
}

function CurrentPage({ page, path }: Props) {
  const loaded = useLoadedPage(page);
  const [failure, setFailure] = useState<{ reason: unknown }>();

  useEffect(() => {
    page.preload().catch((reason: unknown) => setFailure({ reason }));
  }, [page]);

  if (failure) throw failure.reason;
  if (!loaded) return <Loading />;
  return (
    <>
      <loaded.Content />
      {/* A page that is nowhere has no address: one file serves every wrong one. */}
      {loaded.head.indexed !== false && (
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

interface BoundaryProps {
  page: Page;
  children: ReactNode;
}

interface BoundaryState {
  /** replacing: perhaps a newer build will take over, so it is too early to speak of a failure. */
  phase: "fine" | "replacing" | "failed";
}

class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { phase: "fine" };
  retried = false;

  static getDerivedStateFromError(): BoundaryState {
    return { phase: "replacing" };
  }

  override async componentDidCatch(error: unknown, info: ErrorInfo) {
    const { page } = this.props;
    console.error(`The page ${page.path} failed to load.`, error, info.componentStack);
    // Some browsers never fetch a module again that failed once: then only a new document can try.
    if (this.retried && navigator.onLine) location.reload();
    else if (hasDraft() || !(await reloadIntoNewerBuild())) this.setState({ phase: "failed" });
  }

  retry = () => {
    this.retried = true;
    this.setState({ phase: "fine" });
  };

  override render() {
    const { phase } = this.state;
    if (phase === "fine") return this.props.children;
    if (phase === "replacing") return <Loading />;
    return (
      <div className={placeholder}>
        <title>{`${this.props.page.label} - ${company.shortName}`}</title>
        <p className={failure} role="alert">
          Failed to load component. Please try again.
        </p>
        <div className={ways}>
          <button type="button" className={retry} onClick={this.retry}>
            Retry
          </button>
          <PageLink to="/">Home page</PageLink>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </div>
      </div>
    );
  }
}

const placeholder = css`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  min-block-size: 100vh;
  padding: 32px var(--gutter);
  text-align: center;
`;

/** On paper the footer is missing: who to turn to, and where the page is to be found. */
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

const failure = css`
  color: var(--error);
  font-size: var(--step-1);
  font-weight: 560;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 12px 24px;
`;

const retry = css`
  min-block-size: 44px;
  padding-inline: 20px;
  border: 1.5px solid var(--control);
  border-radius: ${radius.control};
  background: var(--surface);
  font-weight: 560;
`;
