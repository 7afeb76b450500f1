import { css } from "@linaria/core";
import { Component, Suspense, use, type ErrorInfo, type ReactNode } from "react";
import { company } from "../content/company.ts";
import { Head } from "../site/head.tsx";
import { renew } from "../site/lazy-code.ts";
import type { Page } from "../site/pages.ts";
import { PageLink } from "../site/page-link.tsx";
import { origin } from "../site/origin.ts";
import { LoadFailure } from "../ui/load-failure.tsx";
import { RouteFocus } from "./route-focus.tsx";

interface Props {
  page: Page;
  /** The path of the location: another than the page's own for an old or unknown address. */
  path: string;
}

/** The current page, or its placeholder while it loads or when it cannot (Rule "Navigation"). */
export function PageBoundary({ page, path }: Props) {
  return (
    <FailureBoundary key={page.path} page={page}>
      <Suspense fallback={<Loading />}>
        <CurrentPage page={page} path={path} />
      </Suspense>
    </FailureBoundary>
  );
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

interface BoundaryProps {
  page: Page;
  children: ReactNode;
}

interface BoundaryState {
  /** replacing: a new document may be on its way, so nothing has failed for the visitor yet. */
  phase: "fine" | "replacing" | "failed";
}

class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { phase: "fine" };

  static getDerivedStateFromError(): BoundaryState {
    return { phase: "replacing" };
  }

  override async componentDidCatch(error: unknown, info: ErrorInfo) {
    const { page } = this.props;
    console.error(`The page ${page.path} failed to load.`, error, info.componentStack);
    page.forget();
    if (!(await renew())) this.setState({ phase: "failed" });
  }

  override render() {
    const { phase } = this.state;
    if (phase === "fine") return this.props.children;
    if (phase === "replacing") return <Loading />;
    return (
      <div className={placeholder}>
        <title>{`${this.props.page.label} - ${company.shortName}`}</title>
        <LoadFailure onRetry={() => this.setState({ phase: "fine" })}>
          <PageLink to="/">Home page</PageLink>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </LoadFailure>
      </div>
    );
  }
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
