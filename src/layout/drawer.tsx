import { css } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import { Button } from "../components/button.tsx";
import { CloseButton } from "../components/close-button.tsx";
import { storeScrollbarWidth } from "../components/store-scrollbar-width.ts";
import { usePressOutside } from "../components/use-press-outside.ts";
import { company } from "../content/company.ts";
import { messageUs } from "../content/enquiry-labels.ts";
import LogoMark from "../content/images/logo-mark.svg?react";
import { useEnquiryButtonProps } from "../enquiry/enquiry-button.tsx";
import type { Page } from "../routing/pages.ts";
import { motionAllowed, narrowBar, roomForStickyContact } from "../styles/media-queries.ts";
import { easing, gold, mask, navy, shades, times } from "../styles/tokens.ts";
import { DrawerMenu } from "./drawer-menu.tsx";

interface Props {
  page: Page;
  open: boolean;
  onClose: () => void;
}

/** The navigation at 1000 px and below: a modal dialog from the left (rule "Top bar"). */
export function Drawer({ page, open, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Style and content come when the drawer opens first, so that no document has them inlined. They stay while
  // it slides away.
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  const enquiryButton = useEnquiryButtonProps();
  const pressOutside = usePressOutside(dialog, onClose);

  useEffect(() => {
    if (!open) return dialog.current?.close();
    storeScrollbarWidth();
    dialog.current?.showModal();
    // The drawer opens only in a narrow window, so a change means that the bar has room again.
    const narrow = matchMedia(narrowBar);
    const close = () => dialog.current?.close();
    narrow.addEventListener("change", close);
    return () => narrow.removeEventListener("change", close);
  }, [open]);

  // The browser's back button also closes the drawer. A layout effect runs before the new page takes the
  // focus.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the effect is for the change of page
  useLayoutEffect(() => dialog.current?.close(), [page]);

  function writeToUs(event: MouseEvent<HTMLButtonElement>) {
    // Closing returns the focus to the menu button, from which the envelope then flies, and to which the
    // enquiry card returns the focus.
    dialog.current?.close();
    enquiryButton.onClick!(event);
  }

  return (
    <dialog
      ref={dialog}
      className={used ? drawer : undefined}
      // Takes no input while it slides away.
      inert={!open}
      data-theme="light"
      aria-labelledby={used ? "drawer-title" : undefined}
      onClose={onClose}
      {...pressOutside}
    >
      {used && (
        <div className={content}>
          <div className={head}>
            <h2 id="drawer-title" className={title}>
              <LogoMark width="28" height="28" />
              {company.shortName}
            </h2>
            <CloseButton onClick={onClose} />
          </div>
          <DrawerMenu page={page} onChoose={onClose} />
          <div className={contact}>
            <p>{company.email}</p>
            <p>{company.phone}</p>
            <Button {...enquiryButton} onClick={writeToUs}>
              <MailIcon />
              {messageUs}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}

const drawer = css`
  position: fixed;
  inset: 0 auto 0 0;
  /* Above the top bar while it slides away, where browsers do not keep a closed dialog in the top layer. */
  z-index: 20;
  inline-size: 280px;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--surface);
  /* The holes of a sheet of stamps. */
  mask: radial-gradient(circle at 100%, ${mask.hidden} 6px, ${mask.shown} 7px) 0 / 100% 18px;
  /* Keeps the focused entry clear of the head and of the foot (WCAG 2.4.11). */
  scroll-padding-block: calc(var(--bar) + 8px) 11rem;

  &::backdrop {
    background: ${shades.drawerBackdrop};
  }
  @keyframes slide-in {
    from {
      translate: -100%;
    }
  }
  @media ${motionAllowed} {
    &[open] {
      animation: slide-in ${times.bar}ms ${easing.settle};
    }
    /* Stays displayed, and in the top layer, until it has slid away. */
    &:not([open]) {
      translate: -100%;
      transition: all ${times.bar}ms ${easing.settle} allow-discrete;

      &::backdrop {
        opacity: 0;
        transition: inherit;
      }
    }
  }
`;

const content = css`
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
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
  padding-inline: 20px 10px;
  background: var(--surface);
`;

const title = css`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 1.5rem;
  overflow-wrap: anywhere;
`;

/**
 * Has the background of the band that closes most pages, and stays at the foot of the window however long the
 * menu is.
 */
const contact = css`
  @media ${roomForStickyContact} {
    position: sticky;
    inset-block-end: 0;
  }
  margin-block-start: auto;
  padding: 18px 20px 20px;
  background: ${gold};
  --primary: ${navy};
  font-size: var(--step--1);
  overflow-wrap: anywhere;

  > button {
    inline-size: 100%;
    margin-block-start: 14px;
  }
`;
