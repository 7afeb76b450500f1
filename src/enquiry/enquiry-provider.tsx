import { css } from "@linaria/core";
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
  type ComponentType,
  type Dispatch,
  type ReactNode,
} from "react";
import { Boundary } from "../components/boundary.tsx";
import { focusBehindDialog } from "../components/focus-behind-dialog.ts";
import { LoadFailure } from "../components/load-failure.tsx";
import { company } from "../content/company.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { loadOrReload } from "../loading/reload-document.ts";
import { useCurrentPath } from "../routing/current-path.ts";
import { motionAllowed } from "../styles/media-queries.ts";
import { floatingButtonsHeight, radius } from "../styles/tokens.ts";
import { closedCard, nextEnquiryState, type EnquiryEvent, type EnquiryState } from "./enquiry-state.ts";

/** The id of the form that is part of a page: /contact-us#write is an address for emails and print. */
export const enquiryFormId = "write";

const OpenEnquiryCardContext = createContext<() => Promise<void>>(async () => {});

/**
 * Returns the function that opens the enquiry card or, on the page that has its form, leads there; for
 * use inside <EnquiryProvider>.
 */
export function useOpenEnquiryCard(): () => Promise<void> {
  return useContext(OpenEnquiryCardContext);
}

/** The enquiry's state, which the form of a page and the card share: only one of them is there at a time. */
export interface EnquiryProps {
  state: EnquiryState;
  dispatch: Dispatch<EnquiryEvent>;
}

interface SharedEnquiry extends EnquiryProps {
  /** Takes a component that shows the outcome of a send on every page, unless the card is there for that. */
  provideOverlay: (component: ComponentType<EnquiryProps>) => void;
}

const SharedEnquiryContext = createContext<SharedEnquiry>({
  state: closedCard,
  dispatch: () => {},
  provideOverlay: () => {},
});

/** Returns the state of the site's only enquiry; for use inside <EnquiryProvider>. */
export function useSharedEnquiry(): SharedEnquiry {
  return useContext(SharedEnquiryContext);
}

/** Fetches the card's code before a likely press. A failure is not reported: the press tries again. */
export function preloadEnquiryCard() {
  cardCode.load().catch(() => {});
}

/**
 * Holds the state of the site's only enquiry card, and fetches the card's code, which is a chunk of its own.
 */
export function EnquiryProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(nextEnquiryState, closedCard);
  /** The card, or what shows the outcome on a page without one. */
  const [Overlay, setOverlay] = useState<ComponentType<EnquiryProps>>();
  const path = useCurrentPath();
  const { phase } = state;

  const provideOverlay = useCallback(
    (component: ComponentType<EnquiryProps>) =>
      setOverlay((current: ComponentType<EnquiryProps> | undefined) => current ?? component),
    [],
  );

  const openCard = useCallback(async (load = cardCode.load) => {
    const formInPlace = document.getElementById(enquiryFormId);
    if (formInPlace) {
      focusBehindDialog(formInPlace);
      formInPlace.scrollIntoView({ behavior: matchMedia(motionAllowed).matches ? "smooth" : "instant" });
      return;
    }
    dispatch({ type: "cardRequested" });
    try {
      // Code that has loaded is not awaited, so that the card appears with the press.
      const { EnquiryCard } = cardCode.loaded() ?? (await load());
      setOverlay(() => EnquiryCard);
      dispatch({ type: "codeLoaded" });
    } catch (error) {
      console.error("The enquiry card failed to load.", error);
      dispatch({ type: "codeFailed" });
    }
  }, []);

  const shared = useMemo(() => ({ state, dispatch, provideOverlay }), [state, provideOverlay]);

  // Leaving the page closes its card.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- cleans up when the path changes.
  useEffect(() => () => dispatch({ type: "dismissed" }), [path]);

  // The pressed button shows that the code is being fetched. Escape, a press elsewhere or scrolling on means
  // that the visitor no longer wants the card.
  useEffect(() => {
    if (phase !== "loading") return;
    const opener = document.activeElement;
    opener?.setAttribute("aria-busy", "true");
    const pressedAtY = scrollY;
    const listeners = new AbortController();
    const { signal } = listeners;
    const dismiss = () => dispatch({ type: "dismissed" });
    addEventListener("keydown", ({ key }) => key === "Escape" && dismiss(), { signal });
    addEventListener("pointerdown", dismiss, { signal });
    addEventListener("scroll", () => Math.abs(scrollY - pressedAtY) > scrolledOnPx && dismiss(), { signal });
    return () => {
      opener?.removeAttribute("aria-busy");
      listeners.abort();
    };
  }, [phase]);

  return (
    <OpenEnquiryCardContext value={openCard}>
      <SharedEnquiryContext value={shared}>{children}</SharedEnquiryContext>
      {/* Unmounted after a failure, so that Retry begins with a new boundary. */}
      {Overlay && phase !== "unavailable" && (
        <Boundary fallback={<ReportFailure key={phase} dispatch={dispatch} />}>
          <Overlay state={state} dispatch={dispatch} />
        </Boundary>
      )}
      {phase === "unavailable" && (
        <div ref={focusIfLost} className={failure} tabIndex={-1}>
          <LoadFailure onRetry={() => void openCard(() => loadOrReload(cardCode.load))}>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </LoadFailure>
        </div>
      )}
    </OpenEnquiryCardContext>
  );
}

/**
 * A visitor who scrolls further has turned to something else. generator/documents/loader.js has the same
 * limit.
 */
const scrolledOnPx = 100;

const cardCode = lazyCode(() => import("./enquiry-card.tsx"));

/**
 * Takes the place of a card that has thrown, and reports that. The phase is its key, so that it reports again
 * in each phase.
 */
function ReportFailure({ dispatch }: { dispatch: Dispatch<EnquiryEvent> }) {
  useEffect(() => dispatch({ type: "codeFailed" }), [dispatch]);
  return null;
}

/** Focuses the box when the focus was lost with a removed card or a pressed Retry. */
function focusIfLost(box: HTMLElement | null) {
  if (document.activeElement === document.body) box?.focus();
}

const failure = css`
  position: fixed;
  inset: auto 16px ${floatingButtonsHeight} auto;
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
