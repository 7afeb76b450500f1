import { css } from "@linaria/core";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { useLocation } from "wouter";
import { company } from "../content/company.ts";
import { lazyCode } from "../site/lazy-code.ts";
import { cornerRoom, radius } from "../styles/tokens.ts";
import { fallbackForm } from "../ui/button.tsx";
import { Boundary } from "../ui/boundary.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { closedCard, nextCardState } from "./card-state.ts";
import type { EnquiryDialogProps } from "./enquiry-dialog.tsx";

const Context = createContext<() => Promise<void>>(async () => {});

/** Opens the enquiry card from anywhere inside <EnquiryProvider>. */
export function useOpenCard(): () => Promise<void> {
  return useContext(Context);
}

/** Fetches the card's code ahead of a likely press. */
export function preloadCard() {
  dialog.preload().catch(dialog.reset);
}

/** Holds the one enquiry card of the site. Its code is a chunk of its own, fetched before a visitor is about to write. */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextCardState, closedCard);
  const [Dialog, setDialog] = useState<ComponentType<EnquiryDialogProps>>();
  const [path] = useLocation();
  const { phase } = state;

  const open = useCallback(async () => {
    dispatch({ type: dialog.loaded() ? "show" : "fetch" });
    try {
      const { EnquiryDialog } = await dialog.preload();
      setDialog(() => EnquiryDialog);
      dispatch({ type: "loaded" });
    } catch (error) {
      console.error("The enquiry card failed to load.", error);
      dialog.reset();
      dispatch({ type: "broken" });
    }
  }, []);

  // The card belongs to the page that it was opened on.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => () => dispatch({ type: "close" }), [path]);

  // A visitor who does something else while the card is on its way does not want it any more.
  useEffect(() => {
    if (phase !== "loading") return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const close = () => dispatch({ type: "close" });
    addEventListener("keydown", ({ key }) => key === "Escape" && close(), { signal });
    addEventListener("pointerdown", close, { signal });
    return () => listeners.abort();
  }, [phase]);

  return (
    <Context value={open}>
      {children}
      {/* Buttons that open the card belong to it: without script they lead to the page that has the address as well. */}
      <form id={fallbackForm} action="/contact-us" />
      {/* Left out after a failure, so that Retry begins with a new boundary. */}
      {Dialog && phase !== "missing" && (
        <Boundary fallback={<BrokenCard key={phase} onAppear={() => dispatch({ type: "broken" })} />}>
          <Dialog state={state} dispatch={dispatch} />
        </Boundary>
      )}
      {phase === "missing" && (
        <div ref={focusIfLost} className={failure} tabIndex={-1}>
          <LoadFailure onRetry={() => void open()}>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </LoadFailure>
        </div>
      )}
    </Context>
  );
}

const dialog = lazyCode(() => import("./enquiry-dialog.tsx"));

/** Stands for a card that has thrown; it reports that again whenever the visitor asks for the card. */
function BrokenCard({ onAppear }: { onAppear: () => void }) {
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(onAppear, []);
  return null;
}

/** A card that is gone, or a Retry that has been pressed, takes the focus with it. */
function focusIfLost(box: HTMLElement | null) {
  if (document.activeElement === document.body) box?.focus();
}

const failure = css`
  position: fixed;
  inset: auto 16px ${cornerRoom} auto;
  z-index: 40;
  padding: 14px 18px;
  border-radius: ${radius.control};
  background: var(--surface);
  outline: 2px solid transparent;
  box-shadow: var(--shadow-paper);
  &:focus-visible {
    outline-color: var(--focus);
  }
`;
