import { css } from "@linaria/core";
import { memo, useCallback, useEffect, useRef, useState, type ComponentType } from "react";
import { Boundary } from "../components/boundary.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import type { DemoName } from "../content/demo-text.ts";
import { demos } from "../demos/demos.ts";
import { loadOrReload } from "../loading/reload-document.ts";
import { wideMargin } from "../styles/media-queries.ts";
import { onceNear, useDemoInView, useStartAtTab } from "./demo-visibility.ts";

/** About one notch of a mouse wheel. More would reach the demonstration on a phone when the page opens. */
const preloadDistancePx = 200;

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
  const { Content, start: fetchContent } = demos[name];

  const start = useCallback(
    async (load = fetchContent) => {
      setFailed(false);
      try {
        await load();
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

  // Keeps the last press on a button until the demonstration reacts to it. React stops such events at the
  // root, so it is noticed before.
  const pressed = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (isLive) {
      pressed.current?.click();
      return;
    }
    const onClick = (event: MouseEvent) => {
      const button = (event.target as Element).closest("button");
      pressed.current = button && container.current!.contains(button) ? button : undefined;
      if (pressed.current) event.preventDefault();
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
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
    <div className={placeholder}>
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

  /* Beyond the column of text where the window has room. */
  @media ${wideMargin} {
    section > & {
      margin-inline: -120px;
    }
  }
`;

/* About as high as a demonstration. */
const placeholder = css`
  min-block-size: 44rem;
`;
