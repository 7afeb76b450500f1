import "./styles/global.ts";
import "./styles/print.ts";
import { useLocation } from "wouter";
import { EnquiryProvider } from "./enquiry/enquiry-provider.tsx";
import { FloatingButtons } from "./shell/floating-buttons.tsx";
import { Footer } from "./shell/footer.tsx";
import { PageBoundary } from "./shell/page-boundary.tsx";
import { useScrollToTopOnNavigation } from "./shell/scroll-to-top-on-navigation.ts";
import { SkipLink } from "./shell/skip-link.tsx";
import { TopBar } from "./shell/top-bar.tsx";
import { Boundary } from "./ui/boundary.tsx";
import { pageAt } from "./site/pages.ts";

export function App() {
  const [path] = useLocation();
  const page = pageAt(path);
  useScrollToTopOnNavigation(path);

  return (
    <EnquiryProvider>
      <SkipLink />
      <Boundary keep="header">
        <TopBar page={page} />
      </Boundary>
      <main id="main" tabIndex={-1}>
        <PageBoundary page={page} path={path} />
      </main>
      <Boundary keep="footer">
        <Footer />
      </Boundary>
      <Boundary keep="[data-floating-buttons]">
        <FloatingButtons page={page} />
      </Boundary>
    </EnquiryProvider>
  );
}
