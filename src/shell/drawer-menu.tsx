import { css } from "@linaria/core";
import ChevronIcon from "lucide-static/icons/chevron-down.svg?react";
import type { PageInfo } from "../site/pages.ts";
import { topMenu } from "../site/menus.ts";
import { PageLink } from "../site/page-link.tsx";

interface Props {
  page: PageInfo;
  onChoose: () => void;
}

/** The entries of the bar, one below the other; a group that holds the current page is unfolded. */
export function DrawerMenu({ page, onChoose }: Props) {
  return (
    <nav aria-label="Main">
      <ul>
        {topMenu.map((entry) => {
          if (!("items" in entry))
            return (
              <li key={entry.path}>
                <PageLink to={entry.path} className={row} onClick={onChoose} />
              </li>
            );
          const current = entry.items.some((item) => item.path === page.path);
          return (
            <li key={entry.label}>
              <details className={group} open={current}>
                <summary className={row} data-current={current}>
                  {entry.label}
                  <ChevronIcon />
                </summary>
                <ul className={nested}>
                  {entry.items.map(({ path, label, icon }) => (
                    <li key={path}>
                      <PageLink to={path} className={nestedRow} onClick={onChoose}>
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
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 50px;
  padding-inline: 18px;
  color: var(--ink);
  font-weight: 560;
  text-decoration: none;
  cursor: pointer;
  list-style: none;
  outline-offset: -3px;

  &:hover {
    background: var(--sunken);
  }
  &[aria-current="page"],
  &[data-current="true"] {
    box-shadow: inset 4px 0 var(--accent);
  }
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
  padding-block-end: 8px;
  background: var(--bg);
`;

const nestedRow = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding-inline: 24px 12px;
  color: var(--ink);
  font-size: var(--step--1);
  text-decoration: none;
  outline-offset: -3px;

  &:hover {
    background: var(--sunken);
  }
  &[aria-current="page"] {
    font-weight: 620;
    box-shadow: inset 4px 0 var(--accent);
  }
`;
