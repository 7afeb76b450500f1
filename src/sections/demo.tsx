import { css } from "@linaria/core";
import { memo, useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { Boundary } from "../components/boundary.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import type { DemoName } from "../content/demo-text.ts";
import { demos } from "../demos/demos.ts";
import { loadOrReload } from "../loading/reload-document.ts";
import { wideMargin } from "../styles/media-queries.ts";
import { onceNear, useDemoInView, useStartAtTab } from "./demo-visibility.ts";
import { noteEarlyChanges } from "./early-changes.ts";

/** About one notch of a mouse wheel. More would reach the demonstration on a phone when the page opens. */
const preloadDistancePx = 200;

/** The button that was pressed last, if it is in a demonstration that does not react yet. */
let pressed: HTMLElement | undefined;

function keepPress(event: MouseEvent) {
  pressed =
    (event.target as Element).closest<HTMLElement>("[data-demo]:not([data-live]) button") ?? undefined;
  if (pressed) event.preventDefault();
}

// React stops such events at the root, so they are noticed before. They are from the first on, because the
// loader may repeat a press while React hydrates the page.
globalThis.addEventListener?.("click", keepPress, true);

/**
 * Shows a demonstration as the document has it, which works without script and on paper. Its code is fetched
 * when it comes near the screen, or at the first press of Tab, and React then hydrates the HTML in its place.
 * A page that did not come as a document fetches it at once. If the code cannot be fetched, the HTML stays,
 * with a message and Retry below.
 */
export function Demo({ name }: { name: DemoName }) {
  const container = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  const [failed, setFailed] = useState(false);
  const changeAgain = useRef(() => {});
  const { Content, start: fetchContent } = demos[name];

  const start = useCallback(
    async (load = fetchContent) => {
      setFailed(false);
      try {
        await load();
        // React hydrates the demonstration after this, unless the visitor has left its page.
        if (container.current) changeAgain.current = noteEarlyChanges(container.current);
      } catch (error) {
        console.error(`The demonstration ${name} failed to load.`, error);
        setFailed(true);
      }
    },
    [fetchContent, name],
  );

  useEffect(() => onceNear(container.current!, preloadDistancePx, start), [start]);
  useStartAtTab(start);
  useDemoInView(container);

  useEffect(() => {
    if (!isLive) return;
    changeAgain.current();
    if (!container.current!.contains(pressed ?? null)) return;
    pressed!.click();
    pressed = undefined;
  }, [isLive]);

  const onLive = useCallback(() => setLive(true), []);
  return (
    <div ref={container} className={box} data-theme="light" data-demo={name} data-live={isLive || undefined}>
      <Hydrated Content={Content} keep={`[data-demo="${name}"] > *`} onLive={onLive} onPlaceholder={start} />
      {failed && !isLive && <LoadFailure onRetry={() => start(() => loadOrReload(fetchContent))} />}
    </div>
  );
}

interface HydratedProps {
  Content: ComponentType;
  keep: string;
  onLive: () => void;
  /** Called where there is no HTML to keep, as on a page that did not come as a document. */
  onPlaceholder: () => Promise<void>;
}

/** Rendered once: React would replace HTML that it has not hydrated yet when something above it changes. */
const Hydrated = memo(function Hydrated({ Content, keep, onLive, onPlaceholder }: HydratedProps) {
  const loading = (
    <div>
      <AfterMount callback={onPlaceholder} />
    </div>
  );
  return (
    <Boundary keep={keep} loading={loading}>
      <Content />
      <AfterMount callback={onLive} />
    </Boundary>
  );
});

function AfterMount({ callback }: { callback: () => unknown }) {
  useEffect(() => {
    callback();
  }, [callback]);
  return undefined;
}

const box = css`
  padding: var(--space-s);
  background: var(--surface);

  /*
   * Until a demonstration is here with its styles, which come after the first paint if it is below the hero,
   * its sheet is empty. It is so high that then nothing on screen moves and no picture further down is fetched
   * too early (demos/kit/demo-frame.tsx).
   */
  > :first-child {
    visibility: hidden;
    block-size: max(100vh, 56rem);
    overflow: clip;
  }

  /* Beyond the column of text where the window has room. */
  @media ${wideMargin} {
    section > & {
      margin-inline: -120px;
    }
  }
`;
