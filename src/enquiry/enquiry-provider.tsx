import { css } from "@linaria/core";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { useLocation } from "wouter";
import { prefetch } from "../site/prefetch.ts";
import { cornerRoom } from "../styles/tokens.ts";
import { openDocument } from "../ui/open-document.ts";
import { reloadIntoNewerBuild } from "../ui/reload-into-newer-build.ts";
import type { EnquiryDialogProps } from "./enquiry-dialog.tsx";

interface EnquiryControls {
  /** Shows the card; `opening` becomes the first line of a message that is still empty. */
  open: (opening?: string) => void;
  /** Fetches the card's code ahead of a likely press. */
  preload: () => void;
}

const Context = createContext<EnquiryControls | null>(null);

/** Opens the enquiry card from anywhere inside <EnquiryProvider>. */
export function useEnquiry(): EnquiryControls {
  const controls = useContext(Context);
  if (!controls) throw new Error("useEnquiry needs an <EnquiryProvider> above it.");
  return controls;
}

/** Holds the one enquiry card of the site. Its code is a chunk of its own, fetched before a visitor is about to write. */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const [visible, setVisible] = useState(false);
  const [failed, setFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<EnquiryDialogProps>>();
  const [opening, setOpening] = useState<string>();
  const failures = useRef(0);
  const [path] = useLocation();

  const load = useCallback(async () => {
    const { EnquiryDialog } = await importDialog().catch(importDialog);
    setDialog(() => EnquiryDialog);
  }, []);

  const close = useCallback(() => setVisible(false), []);

  const controls = useMemo(
    () => ({
      preload: () => void load().catch(() => {}),
      open(firstLine?: string) {
        setOpening(firstLine);
        setVisible(true);
        setFailed(false);
        load().catch(async (error: unknown) => {
          console.error("The enquiry card failed to load.", error);
          setVisible(false);
          if (await reloadIntoNewerBuild()) return;
          // Some browsers never fetch a module again that failed once: then only a new document can open the card.
          failures.current += 1;
          if (failures.current > 1 && (await openDocument("/contact-us#write"))) return;
          setFailed(true);
        });
      },
    }),
    [load],
  );

  useEffect(() => prefetch(load), [load]);

  // The card belongs to the page that it was opened on.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => close, [path, close]);

  // Whoever does something else while the card is on its way does not want it any more.
  const awaited = visible && !Dialog;
  useEffect(() => {
    if (!awaited) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    addEventListener("keydown", onKeyDown);
    addEventListener("pointerdown", close);
    return () => {
      removeEventListener("keydown", onKeyDown);
      removeEventListener("pointerdown", close);
    };
  }, [awaited, close]);

  return (
    <Context value={controls}>
      {children}
      {Dialog && <Dialog visible={visible} opening={opening} onClose={close} />}
      {failed && (
        <p className={failure} role="alert">
          Failed to load component. Please try again.
        </p>
      )}
    </Context>
  );
}

const importDialog = () => import("./enquiry-dialog.tsx");

const failure = css`
  position: fixed;
  inset: auto 16px ${cornerRoom} auto;
  z-index: 40;
  padding: 14px 18px;
  border-radius: 4px;
  background: var(--surface);
  color: var(--error);
  font-weight: 560;
  outline: 2px solid transparent;
  box-shadow: var(--shadow-paper);
`;
