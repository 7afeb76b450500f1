import ChevronIcon from "lucide-static/icons/chevron-down.svg?react";
import CloseIcon from "lucide-static/icons/x.svg?react";
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent } from "react";
import { company } from "../content/company.ts";
import type { PageInfo } from "../site/pages.ts";
import { topMenu, type MenuGroup } from "../site/menus.ts";
import { PageLink } from "../site/page-link.tsx";
import { narrowBar } from "../styles/breakpoints.ts";
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
      className="drawer"
      data-theme="light"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={onBackdrop}
    >
      {open && (
        <div className="drawer-content">
          <div className="drawer-head">
            <h2 id={titleId} className="drawer-title">
              {company.shortName}
            </h2>
            <button type="button" className="drawer-close" onClick={onClose}>
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
                    <PageLink to={entry.path} className="drawer-row" onClick={onClose} />
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
    <details className="drawer-group" open={current}>
      <summary className="drawer-row" data-current={current}>
        {group.label}
        <ChevronIcon />
      </summary>
      <ul className="drawer-nested">
        {group.items.map(({ path, label, icon }) => (
          <li key={path}>
            <PageLink to={path} className="drawer-nested-row" onClick={onChoose}>
              {icon && <img src={icon} alt="" width="20" height="20" loading="lazy" />}
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
