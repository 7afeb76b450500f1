import { css } from "@linaria/core";
import ChevronIcon from "@tabler/icons/outline/chevron-down.svg?react";
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from "react";
import { noscriptFormId } from "../components/noscript-form.tsx";
import type { MenuGroup } from "../routing/menus.ts";
import { PageLink } from "../routing/page-link.tsx";
import { motionAllowed } from "../styles/media-queries.ts";
import { radius, times } from "../styles/tokens.ts";
import { barLink } from "./bar-link.ts";
import { menuRow } from "./menu-row.ts";

/** The smallest distance from an open dropdown to the edge of the window. */
const minEdgeDistancePx = 16;

interface Props {
  group: MenuGroup;
  open: boolean;
  /** The value of aria-current for the button. */
  current: "page" | "true" | undefined;
  onChoose: () => void;
  onToggle: (event: MouseEvent) => void;
}

export function Dropdown({ group, open, current, onChoose, onToggle }: Props) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);

  // Large text may widen the panel beyond the edge of the window; it is then moved back inside.
  useLayoutEffect(() => {
    if (!open) return;
    const panel = list.current!.parentElement!;
    const { left, right } = panel.getBoundingClientRect();
    const over = Math.max(0, right + minEdgeDistancePx - document.documentElement.clientWidth);
    panel.style.translate = `${left - over < minEdgeDistancePx ? minEdgeDistancePx - left : -over}px`;
  }, [open]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (open && list.current) moveFocusByKey(event, list.current);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys only add to Tab and Enter
    <li className={item} onKeyDown={onKeyDown}>
      <button
        type="submit"
        form={noscriptFormId}
        formAction={group.noscriptPath}
        className={barLink}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-current={current}
        onClick={onToggle}
      >
        {group.label}
        <ChevronIcon className={chevron} />
      </button>
      {/* Rendered only while open, to keep some thirty links out of every prerendered document. */}
      {open && (
        <div className={panel} data-theme="light">
          <ul id={id} ref={list} className={items} data-long={group.items.length > 10 || undefined}>
            {group.items.map(({ path, label, icon }) => (
              <li key={path}>
                <PageLink to={path} className={menuRow} onClick={onChoose}>
                  <img src={icon} alt="" width="22" height="22" />
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/**
 * Moves the focus within an open dropdown by arrow keys, Home and End, which the APG pattern names as
 * optional.
 */
function moveFocusByKey(event: KeyboardEvent<HTMLElement>, container: HTMLElement) {
  const links = [...container.querySelectorAll<HTMLElement>("a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const target = {
    ArrowDown: links[Math.min(at + 1, links.length - 1)],
    ArrowUp: links[Math.max(at - 1, 0)],
    Home: links[0],
    End: links.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const item = css`
  position: relative;
`;

const chevron = css`
  font-size: 0.95em;
  @media ${motionAllowed} {
    transition: rotate ${times.hover}ms;
  }
  [aria-expanded="true"] > & {
    rotate: 180deg;
  }
`;

const panel = css`
  position: absolute;
  inset-block-start: calc(100% + 10px);
  inset-inline-end: -140px;
  border-radius: ${radius.paper};
  outline: 2px solid transparent;
  border-block-start: 4px solid var(--primary);
  box-shadow: var(--shadow-paper);
`;

const items = css`
  display: grid;
  grid: repeat(5, auto) / auto-flow max-content;
  gap: 2px 8px;
  max-inline-size: calc(100vw - 32px);
  max-block-size: calc(100dvh - var(--bar) - 24px);
  padding: 20px 14px 14px;
  background: var(--surface);
  white-space: nowrap;
  overflow: auto;

  &[data-long] {
    grid-template-rows: repeat(6, auto);
  }
`;
