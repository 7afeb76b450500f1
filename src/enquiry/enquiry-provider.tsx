import { css } from "@linaria/core";
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { useLocation } from "wouter";
import { lazyCode } from "../site/lazy-code.ts";
import { cornerRoom, radius } from "../styles/tokens.ts";
import { fallbackForm } from "../ui/button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import type { EnquiryDialogProps } from "./enquiry-dialog.tsx";

/** Shows the card; `opening` becomes the first line of a message that is still empty. */
type OpenCard = (opening?: string) => Promise<void>;

const Context = createContext<OpenCard>(async () => {});

/** Opens the enquiry card from anywhere inside <EnquiryProvider>. */
export function useOpenCard(): OpenCard {
  return useContext(Context);
}

/** Fetches the card's code ahead of a likely press. */
export function preloadCard() {
  dialog.preload().catch(dialog.reset);
}

/** Holds the one enquiry card of the site. Its code is a chunk of its own, fetched before a visitor is about to write. */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const [visible, setVisible] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<EnquiryDialogProps>>();
  const [opening, setOpening] = useState<string>();
  const [path] = useLocation();

  const close = useCallback(() => setVisible(false), []);

  const open = useCallback(async (firstLine?: string) => {
    setOpening(firstLine);
    setVisible(true);
    setFailed(false);
    try {
      const { EnquiryDialog } = await dialog.preload();
      setDialog(() => EnquiryDialog);
    } catch (error) {
      console.error("The enquiry card failed to load.", error);
      dialog.reset();
      setVisible(false);
      setFailed(true);
    }
  }, []);

  // The card belongs to the page that it was opened on.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => close, [path, close]);

  // A visitor who does something else while the card is on its way does not want it any more.
  const awaited = visible && !Dialog;
  useEffect(() => {
    if (!awaited) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
    addEventListener("pointerdown", close, { signal });
    return () => listeners.abort();
  }, [awaited, close]);

  return (
    <Context value={open}>
      {children}
      {/* Buttons that open the card belong to it: without script they lead to the page that has the address as well. */}
      <form id={fallbackForm} action="/contact-us" />
      {Dialog && <Dialog visible={visible} opening={opening} onClose={close} />}
      {failed && (
        <div className={failure}>
          <LoadFailure onRetry={() => void open(opening)} />
        </div>
      )}
    </Context>
  );
}

const dialog = lazyCode(() => import("./enquiry-dialog.tsx"));

const failure = css`
  position: fixed;
  inset: auto 16px ${cornerRoom} auto;
  z-index: 40;
  padding: 14px 18px;
  border-radius: ${radius.control};
  background: var(--surface);
  outline: 2px solid transparent;
  box-shadow: var(--shadow-paper);
`;
