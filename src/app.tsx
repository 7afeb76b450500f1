import "./styles/global.ts";
import { useLocation } from "wouter";
import { EnquiryProvider } from "./enquiry/enquiry-provider.tsx";
import { Dock } from "./shell/dock.tsx";
import { Footer } from "./shell/footer.tsx";
import { Hydrated } from "./shell/hydrated.tsx";
import { PageBoundary } from "./shell/page-boundary.tsx";
import { SkipLink } from "./shell/skip-link.tsx";
import { TopBar } from "./shell/top-bar.tsx";
import { useScrollToTopOnNavigation } from "./shell/use-scroll-to-top-on-navigation.ts";
import { pageAt } from "./site/pages.tsx";

export function App() {
  const [path] = useLocation();
  const page = pageAt(path);
  useScrollToTopOnNavigation(path);

  return (
    <EnquiryProvider>
      <SkipLink />
      <TopBar page={page} />
      <main id="main" tabIndex={-1}>
        <PageBoundary page={page} />
      </main>
      <Footer />
      <Dock page={page} />
      <Hydrated part="shell" />
    </EnquiryProvider>
  );
}
