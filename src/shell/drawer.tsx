import { css } from "@linaria/core";
import ChevronIcon from "lucide-static/icons/chevron-down.svg?react";
import CloseIcon from "lucide-static/icons/x.svg?react";
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent } from "react";
import { company } from "../content/company.ts";
import type { PageInfo } from "../site/pages.ts";
import { topMenu, type MenuGroup } from "../site/menus.ts";
import { PageLink } from "../site/page-link.tsx";
import { motionAllowed, narrowBar } from "../styles/breakpoints.ts";
import { radius } from "../styles/tokens.ts";
import { keepScrollbarRoom } from "../ui/keep-scrollbar-room.ts";
import { useMediaQuery } from "../ui/use-media-query.ts";

interface Props {
  page: PageInfo;
  open: boolean;
  onClose: () => void;
}

/** The navigation at 1000 px and below: a modal dialog from the left (Rule "Top bar"). */
export function Drawer({ page, open, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const narrow = useMediaQuery(narrowBar);

  useEffect(() => {
    if (!open) return dialog.current?.close();
    keepScrollbarRoom();
    dialog.current?.showModal();
  }, [open]);

  useEffect(() => {
    // A page that comes alive takes every width for a wide one, and must not take the focus.
    if (!narrow && open) onClose();
    // The width alone decides; onClose is a new function at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [narrow]);

  // The browser's back button: before the new page takes the focus.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => dialog.current?.close(), [page]);

  function onBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // A press on the backdrop is an extra: Escape and the button close as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={drawer}
      data-theme="light"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onBackdrop}
    >
      {open && (
        <div className={content}>
          <div className={head}>
            <h2 id={titleId} className={title}>
              {company.shortName}
            </h2>
            <button type="button" className={closeButton} onClick={onClose}>
              <CloseIcon />
              Close
            </button>
          </div>
          <nav aria-label="Main">
            <ul>
              {topMenu.map((entry) =>
                "items" in entry ? (
                  <li key={entry.label}>
                    <Group group={entry} page={page} onChoose={onClose} />
                  </li>
                ) : (
                  <li key={entry.path}>
                    <PageLink to={entry.path} className={row} onClick={onClose} />
                  </li>
                ),
              )}
            </ul>
          </nav>
        </div>
      )}
    </dialog>
  );
}

interface GroupProps {
  group: MenuGroup;
  page: PageInfo;
  onChoose: () => void;
}

function Group({ group, page, onChoose }: GroupProps) {
  const current = group.items.some((item) => item.path === page.path);
  return (
    <details className={groupBox} open={current}>
      <summary className={row} data-current={current}>
        {group.label}
        <ChevronIcon />
      </summary>
      <ul className={nested}>
        {group.items.map(({ path, label, icon }) => (
          <li key={path}>
            <PageLink to={path} className={nestedRow} onClick={onChoose}>
              {icon && <img src={icon} alt="" width="20" height="20" loading="lazy" />}
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

const drawer = css`
  position: fixed;
  inset: 0 auto 0 0;
  inline-size: 280px;
  max-inline-size: 100vw;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  overscroll-behavior: contain;
  scroll-padding-block-start: calc(var(--bar) + 8px);
  box-shadow: 0 0 60px color-mix(in srgb, var(--ink) 35%, transparent);

  &::backdrop {
    background: color-mix(in srgb, var(--ink) 60%, transparent);
  }
  @media ${motionAllowed} {
    &[open] {
      animation: drawer-slide-in var(--t-bar) var(--ease);
    }
    @keyframes drawer-slide-in {
      from {
        translate: -100% 0;
      }
    }
  }
`;

const content = css`
  min-block-size: 100%;
  padding-block-end: 32px;
  border-inline-start: 6px solid;
  border-image: var(--stripe) 6;
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  flex-wrap: wrap;
  min-block-size: var(--bar);
  padding-inline: 18px 10px;
  background: var(--surface);
  border-block-end: 1px solid var(--line);
`;

const title = css`
  font-size: 1.5rem;
`;

const closeButton = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 10px;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  font-size: var(--step--1);
  font-weight: 560;
  &:hover {
    background: var(--sunken);
  }
`;

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

const groupBox = css`
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
