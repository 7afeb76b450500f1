import "./styles/global.ts";
import { useLocation } from "wouter";
import { EnquiryProvider } from "./enquiry/enquiry-provider.tsx";
import { FloatingButtons } from "./shell/floating-buttons.tsx";
import { Footer } from "./shell/footer.tsx";
import { PageBoundary } from "./shell/page-boundary.tsx";
import { SkipLink } from "./shell/skip-link.tsx";
import { TopBar } from "./shell/top-bar.tsx";
import { useScrollToTopOnNavigation } from "./shell/use-scroll-to-top-on-navigation.ts";
import { Head } from "./site/head.tsx";
import { pageAt } from "./routes.tsx";
import { PreloadContext } from "./site/page-code.ts";

export function App() {
  const [path] = useLocation();
  const page = pageAt(path);
  useScrollToTopOnNavigation(path);

  return (
    <PreloadContext value={preloadOf}>
      <EnquiryProvider>
        <Head page={page} />
        <SkipLink />
        <TopBar page={page} />
        <main id="main" tabIndex={-1}>
          <PageBoundary page={page} path={path} />
        </main>
        <Footer />
        <FloatingButtons page={page} />
      </EnquiryProvider>
    </PreloadContext>
  );
}

const preloadOf = (path: string) => pageAt(path).preload;
