import { css } from "@linaria/core";
import { Component, Suspense, type ErrorInfo, type ReactNode } from "react";
import { company } from "../content/company.ts";
import { useLoadedPage, type Page } from "../site/define-page.tsx";
import { PageLink } from "../site/page-link.tsx";
import { Head } from "../site/head.tsx";
import { home } from "../site/pages.tsx";
import { Hydrated } from "./hydrated.tsx";
import { PageArrival } from "./page-arrival.tsx";

/** The current page, with what the specification wants while it loads and when it cannot (section 8). */
export function PageBoundary({ page }: { page: Page }) {
  return (
    <FailureBoundary key={page.path} page={page}>
      <Suspense fallback={<Loading />}>
        <CurrentPage page={page} />
      </Suspense>
    </FailureBoundary>
  );
}

function CurrentPage({ page }: { page: Page }) {
  const { head, Content } = useLoadedPage(page);
  return (
    <>
      <Head page={page} head={head} />
      <Content />
      <PageArrival path={page.path} />
      <Hydrated />
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

class FailureBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(`The page ${this.props.page.path} failed to load.`, error, info.componentStack);
    this.props.page.forget();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={placeholder}>
        <p className={failure} role="alert">
          Failed to load component. Please try again.
        </p>
        <div className={ways}>
          <button type="button" className={retry} onClick={() => this.setState({ failed: false })}>
            Retry
          </button>
          <PageLink to={home}>Home page</PageLink>
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
  border-radius: 4px;
  background: var(--surface);
  font-weight: 560;
`;
