import { css } from "@linaria/core";
import MenuIcon from "@tabler/icons/outline/menu-2.svg?react";
import { useRef, useState, type MouseEvent } from "react";
import { Button } from "../components/button.tsx";
import { focusBehindDialog } from "../components/focus-behind-dialog.ts";
import { noscriptFormId } from "../components/noscript-form.tsx";
import { visuallyHidden } from "../components/visually-hidden.ts";
import { company } from "../content/company.ts";
import LogoMark from "../content/images/logo-mark.svg?react";
import { PageLink } from "../routing/page-link.tsx";
import type { Page } from "../routing/pages.ts";
import { displayFont } from "../styles/display-font.ts";
import { motionAllowed, narrowBar } from "../styles/media-queries.ts";
import { barHiddenAttribute } from "../styles/page-state.ts";
import { easing, times, topBarClearance } from "../styles/tokens.ts";
import { Drawer } from "./drawer.tsx";
import { footerLinksId } from "./footer.tsx";
import { MainNav } from "./main-nav.tsx";
import { useTopBarState } from "./use-top-bar-state.ts";

/** The longest name, in characters, that fits beside the entries of the menu. */
const longestName = 20;
const wideBarName = company.name.length > longestName ? company.shortName : company.name;

export function TopBar({ page }: { page: Page }) {
  const { hidden, light } = useTopBarState();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);

  function openDrawer(event: MouseEvent) {
    event.preventDefault();
    // Safari does not focus a pressed button, but the drawer returns the focus to the element that had it.
    menu.current?.focus({ preventScroll: true });
    setDrawerOpen(true);
  }

  function closeDrawer() {
    setDrawerOpen(false);
    // WebKit sometimes leaves the focus on the body when a dialog closes.
    if (menu.current && document.activeElement === document.body) focusBehindDialog(menu.current);
  }

  return (
    <>
      <header
        className={header}
        data-theme={light ? "light" : page.theme}
        {...{ [barHiddenAttribute]: hidden || undefined }}
      >
        <div className={inner}>
          <PageLink to="/" className={logo}>
            <LogoMark width="28" height="28" />
            <span className={wideName}>{wideBarName}</span>
            <span className={narrowName}>{company.shortName}</span>
            <span className={visuallyHidden}>, home page</span>
          </PageLink>
          <MainNav page={page} />
          <Button
            variant="quiet"
            ref={menu}
            type="submit"
            form={noscriptFormId}
            formAction={`#${footerLinksId}`}
            className={menuButton}
            aria-haspopup="dialog"
            aria-expanded={drawerOpen}
            onClick={openDrawer}
          >
            <MenuIcon />
            Menu
          </Button>
        </div>
      </header>
      <Drawer page={page} open={drawerOpen} onClose={closeDrawer} />
    </>
  );
}

const header = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  min-block-size: var(--bar);
  border-block-end: 1px solid var(--line);

  /* Links in the bar are always in sight, so focusing one must not scroll (see scroll-padding in
     global.ts). */
  :is(a, button) {
    scroll-margin-block-start: -${topBarClearance};
  }
  /* Rolled up rather than moved out of the window: the browser would scroll the page to a focused link
     there. */
  clip-path: inset(0 0 -100vh);
  &[${barHiddenAttribute}]:not(:has(:focus-visible, [aria-expanded="true"])) {
    clip-path: inset(0 0 100%);
  }
  @media ${motionAllowed} {
    transition:
      clip-path ${times.bar}ms ${easing.settle},
      background-color ${times.bar}ms;

    /* Another page has its own bar at once. */
    :active-view-transition & {
      transition: none;
    }
  }
  @media (scripting: none) {
    position: static;
  }
`;

const inner = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  column-gap: 12px;
  min-block-size: calc(var(--bar) - 1px);
  padding-inline: var(--page-margin);
`;

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  color: inherit;
  ${displayFont("min(1.4rem, 0.85rem + 1.8vw)", 1)};
  text-decoration: none;
  white-space: nowrap;
`;

const wideName = css`
  @media ${narrowBar} {
    display: none;
  }
`;

const narrowName = css`
  display: none;
  @media ${narrowBar} {
    display: inline;
  }
`;

const menuButton = css`
  display: none;
  min-block-size: 44px;
  padding: 0 14px;
  font-size: 1em;
  font-weight: 560;

  @media ${narrowBar} {
    display: inline-grid;
    @media (scripting: none) {
      display: none;
    }
  }
`;
