import "../styles/global.ts";
import "../styles/print.ts";
import { useLocation } from "wouter";
import { Boundary } from "../components/boundary.tsx";
import { NoscriptForm } from "../components/noscript-form.tsx";
import { EnquiryProvider } from "../enquiry/enquiry-provider.tsx";
import { FloatingButtons, floatingButtonsSelector } from "../layout/floating-buttons.tsx";
import { Footer } from "../layout/footer.tsx";
import { mainId, SkipLink } from "../layout/skip-link.tsx";
import { TopBar } from "../layout/top-bar.tsx";
import { CurrentPath } from "../routing/current-path.ts";
import { pageAt } from "../routing/pages.ts";
import { PageBoundary } from "./page-boundary.tsx";
import { useFollowLinks } from "./use-follow-links.ts";

/** The whole site: the frame around every page, and the page at the current address. */
export function App() {
  const [path, navigate] = useLocation();
  const page = pageAt(path);
  useFollowLinks(navigate);

  return (
    <CurrentPath value={path}>
      <EnquiryProvider>
        <SkipLink />
        <Boundary keep="header">
          <TopBar page={page} />
        </Boundary>
        <main id={mainId} tabIndex={-1}>
          <PageBoundary key={page.path} page={page} path={path} />
        </main>
        <Boundary keep="footer">
          <Footer />
        </Boundary>
        <Boundary keep={floatingButtonsSelector}>
          <FloatingButtons page={page} />
        </Boundary>
        <NoscriptForm action="/contact-us" />
      </EnquiryProvider>
    </CurrentPath>
  );
}
