import { css } from "@linaria/core";
import { currentIn, topMenu } from "../routing/menus.ts";
import { PageLink } from "../routing/page-link.tsx";
import type { Page } from "../routing/pages.ts";
import { narrowBar } from "../styles/media-queries.ts";
import { barLink } from "./bar-link.ts";
import { Dropdown } from "./dropdown.tsx";
import { useDropdowns } from "./use-dropdowns.ts";

/** The entries of the top bar (ARIA Authoring Practices, "Disclosure Navigation Menu"). */
export function MainNav({ page }: { page: Page }) {
  const { nav, openLabel, close, toggle } = useDropdowns();

  return (
    <nav ref={nav} aria-label="Main" className={navigation}>
      <ul className={entries}>
        {topMenu.map((entry) =>
          "items" in entry ? (
            <Dropdown
              key={entry.label}
              group={entry}
              open={openLabel === entry.label}
              current={currentIn(entry, page)}
              onChoose={close}
              onToggle={(event) => toggle(entry.label, event)}
            />
          ) : (
            <li key={entry.path}>
              <PageLink
                to={entry.path}
                aria-current={currentIn(entry, page)}
                className={barLink}
                onClick={close}
              >
                {entry.label}
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

const navigation = css`
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
  /* Larger text wraps to a second row, so that no entry is cut off. */
  flex-wrap: wrap;
  gap: 0.6vw;
  /* The last word ends where the page's columns do. */
  margin-inline-end: -9px;
`;
