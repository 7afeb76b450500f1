import { css, cx } from "@linaria/core";
import ChevronIcon from "@tabler/icons/outline/chevron-down.svg?react";
import type { PageInfo } from "../routing/pages.ts";
import { topMenu } from "../routing/menus.ts";
import { PageLink } from "../routing/page-link.tsx";
import { menuRow } from "./menu-row.ts";

interface Props {
  page: PageInfo;
  onChoose: () => void;
}

/** The entries of the top bar, one below the other. A group that contains the current page is open. */
export function DrawerMenu({ page, onChoose }: Props) {
  return (
    <nav aria-label="Main">
      <ul>
        {topMenu.map((entry) => {
          if (!("items" in entry))
            return (
              <li key={entry.path}>
                <PageLink to={entry.path} className={cx(menuRow, row)} onClick={onChoose} />
              </li>
            );
          const current = entry.items.some((item) => item.path === page.path);
          return (
            <li key={entry.label}>
              <details className={group} open={current}>
                <summary className={cx(menuRow, row)} data-current={current || undefined}>
                  {entry.label}
                  <ChevronIcon />
                </summary>
                <ul className={nested}>
                  {entry.items.map(({ path, label, icon }) => (
                    <li key={path}>
                      <PageLink to={path} className={menuRow} onClick={onChoose}>
                        <img src={icon} alt="" width="20" height="20" loading="lazy" />
                        {label}
                      </PageLink>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const row = css`
  justify-content: space-between;
  min-block-size: 50px;
  padding-inline: 18px;
  font-size: 1em;
  font-weight: 560;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

const group = css`
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

const nested = css`
  padding: 0 0 8px 12px;
  background: var(--bg);
`;
