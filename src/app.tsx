import "./styles/global.ts";
import "./styles/print.ts";
import { useLocation } from "wouter";
import { EnquiryProvider } from "./enquiry/enquiry-provider.tsx";
import { FloatingButtons } from "./shell/floating-buttons.tsx";
import { Footer } from "./shell/footer.tsx";
import { PageBoundary } from "./shell/page-boundary.tsx";
import { SkipLink } from "./shell/skip-link.tsx";
import { TopBar } from "./shell/top-bar.tsx";
import { useScrollToTopOnNavigation } from "./shell/use-scroll-to-top-on-navigation.ts";
import { pageAt } from "./routes.tsx";
import { usePreloadOnIntent } from "./site/preload-on-intent.ts";

export function App() {
  const [path] = useLocation();
  const page = pageAt(path);
  useScrollToTopOnNavigation(path);
  usePreloadOnIntent(preload);

  return (
    <EnquiryProvider>
      <SkipLink />
      <TopBar page={page} />
      <main id="main" tabIndex={-1}>
        <PageBoundary page={page} path={path} />
      </main>
      <Footer />
      <FloatingButtons page={page} />
    </EnquiryProvider>
  );
}

function preload(path: string) {
  const page = pageAt(path);
  // A failure is for the page's own boundary to show.
  page.preload().catch(page.forget);
}
