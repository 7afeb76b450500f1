import { css, cx } from "@linaria/core";
import ChevronIcon from "@tabler/icons/outline/chevron-down.svg?react";
import { currentIn, topMenu } from "../routing/menus.ts";
import { PageLink } from "../routing/page-link.tsx";
import type { Page } from "../routing/pages.ts";
import { displayFont } from "../styles/display-font.ts";
import { stampEdge } from "../styles/stamp-edge.ts";
import { gold, navy, white } from "../styles/tokens.ts";
import { menuRow } from "./menu-row.ts";

interface Props {
  page: Page;
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
                <PageLink
                  to={entry.path}
                  aria-current={currentIn(entry, page)}
                  className={cx(menuRow, row)}
                  onClick={onChoose}
                >
                  {entry.label}
                </PageLink>
              </li>
            );
          const current = currentIn(entry, page);
          return (
            <li key={entry.label}>
              <details className={group} open={Boolean(current)}>
                <summary className={cx(menuRow, row)} aria-current={current}>
                  {entry.label}
                  <ChevronIcon />
                </summary>
                <ul className={entry.iconsAreStamps ? stamps : technologies}>
                  {entry.items.map(({ path, label, icon }) => (
                    <li key={path}>
                      <PageLink
                        to={path}
                        className={cx(menuRow, entry.iconsAreStamps ? stampLink : technologyLink)}
                        onClick={onChoose}
                      >
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
  min-block-size: clamp(50px, 7.6svh, 66px);
  padding-inline: 20px;
  border-block-end: 3px dotted var(--line);
  ${displayFont("1.625rem", 1.1)};
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    font-size: 0.8em;
  }
`;

const group = css`
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

/** Two columns of stamps on a dark background, as on the home page. */
const stamps = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px 0;
  padding: 12px 10px;
  background: ${navy};
`;

const stampLink = css`
  flex-direction: column;
  gap: 8px;
  block-size: 100%;
  padding: 8px 6px;
  color: ${white};
  font-weight: 620;
  line-height: 1.2;
  text-align: center;
  --focus: ${gold};

  > img {
    inline-size: 84px;
    block-size: auto;
    padding: 6px;
    --pitch: 10px;
    ${stampEdge}
    background: ${white};
  }
  &:hover {
    background: none;
    text-decoration: underline;
  }
  &[aria-current="page"] {
    box-shadow: inset 0 -4px ${gold};
  }
`;

const technologies = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: 4px 8px 12px;
  background: var(--bg);
`;

const technologyLink = css`
  padding-inline: 12px 4px;
`;
