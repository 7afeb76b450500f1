import {
  useCallback,
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
import { lazyCode } from "../loading/lazy-code.ts";
import { loadOrReload } from "../loading/reload-document.ts";
import { useCurrentPath } from "../routing/current-path.ts";
import { motionAllowed } from "../styles/media-queries.ts";
import { CardUnavailable } from "./card-unavailable.tsx";
import { closedCard, nextEnquiryState, type EnquiryEvent } from "./enquiry-state.ts";
import {
  enquiryFormId,
  OpenEnquiryCardContext,
  SharedEnquiryContext,
  type EnquiryProps,
} from "./shared-enquiry.ts";
import { useCancelWait } from "./use-cancel-wait.ts";

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

  useCancelWait(phase === "loading", dispatch);

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
        <CardUnavailable onRetry={() => void openCard(() => loadOrReload(cardCode.load))} />
      )}
    </OpenEnquiryCardContext>
  );
}

const cardCode = lazyCode(() => import("./enquiry-card.tsx"));

/**
 * Takes the place of a card that has thrown, and reports that. The phase is its key, so that it reports again
 * in each phase.
 */
function ReportFailure({ dispatch }: { dispatch: Dispatch<EnquiryEvent> }) {
  useEffect(() => dispatch({ type: "codeFailed" }), [dispatch]);
  return null;
}
