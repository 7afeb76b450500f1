import { css } from "@linaria/core";
import { useEffect } from "react";
import type { Page } from "../site/define-page.tsx";
import { topMenu } from "../site/menus.ts";
import { PageLink } from "../site/page-link.tsx";
import { prefetch } from "../site/prefetch.ts";
import { narrowBar } from "../styles/breakpoints.ts";
import { barLink } from "./bar-link.ts";
import { Dropdown } from "./dropdown.tsx";
import { useDropdowns } from "./use-dropdowns.ts";

/** The eight entries as disclosure navigation (ARIA Authoring Practices, "Disclosure Navigation Menu"). */
export function MainNav({ page }: { page: Page }) {
  const { nav, openLabel, close, triggerProps } = useDropdowns();

  // On a small screen they are in the drawer, out of sight, and no less likely to be next.
  useEffect(() => {
    for (const entry of topMenu) if ("page" in entry) prefetch(entry.page.preload);
  }, []);

  return (
    <nav ref={nav} aria-label="Main" className={wide}>
      <ul className={entries}>
        {topMenu.map((entry) =>
          "items" in entry ? (
            <Dropdown
              key={entry.label}
              group={entry}
              open={openLabel === entry.label}

              current={entry.items.some((item) => item.page === page)}
              onChoose={close}
              {...triggerProps(entry.label)}
            />
          ) : (
            <li key={entry.page.path}>
              <PageLink to={entry.page} className={barLink} onClick={close} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

const wide = css`
  @media ${narrowBar} {
    display: none;
    @media (scripting: none) {
      display: block;
    }
  }
`;

const entries = css`
  display: flex;
  align-items: center;
  /* Larger text takes a second row and loses no entry. */
  flex-wrap: wrap;
  gap: clamp(2px, 0.6vw, 10px);
`;
