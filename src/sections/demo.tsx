import { css } from "@linaria/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { Boundary } from "../components/boundary.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import type { DemoName } from "../content/demo-text.ts";
import type { DemoModule } from "../demos/define-demo.tsx";
import { demos, staticPicturePath } from "../demos/demos.ts";
import { loadOrReload } from "../loading/reload-document.ts";
import { narrowDrawing, roomBelowDrawing, wideMargin } from "../styles/media-queries.ts";
import { demoInViewAttribute } from "../styles/page-state.ts";

interface Props {
  name: DemoName;
  /** Alternative text of the static picture. */
  alt: string;
}

/** About one notch of a mouse wheel. More would reach the demonstration on a phone when the page opens. */
const preloadDistancePx = 200;

/**
 * Shows a static picture, which works without script and on paper, and replaces it with the live
 * demonstration when it comes into view. Until then no page waits for the demonstration's code. If that
 * cannot be fetched, a message with Retry appears below the picture; if the demonstration throws, the picture
 * returns.
 */
export function Demo({ name, alt }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [LiveDemo, setLiveDemo] = useState<DemoModule["LiveDemo"]>();
  const [failed, setFailed] = useState(false);
  const { code, sizes } = demos[name];

  const start = useCallback(
    async (load = code.load) => {
      setFailed(false);
      try {
        const module = await load();
        setLiveDemo(() => module.LiveDemo);
      } catch (error) {
        console.error(`The demonstration ${name} failed to load.`, error);
        setFailed(true);
      }
    },
    [code, name],
  );

  // `start` waits for the same promise and reports a failure.
  useEffect(() => onceNear(container.current!, preloadDistancePx, () => code.load().catch(() => {})), [code]);
  useEffect(() => onceNear(container.current!, 0, start), [start]);

  // With the keyboard a visitor could pass over controls that are not there yet, as the focus moves before
  // the page scrolls.
  useEffect(() => {
    const keyboard = new AbortController();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Tab") return;
      keyboard.abort();
      void start();
    };
    addEventListener("keydown", onKeyDown, { signal: keyboard.signal });
    return () => keyboard.abort();
  }, [start]);

  // The attribute hides the floating buttons while the demonstration is in the middle of the screen.
  useEffect(() => {
    const root = document.documentElement;
    const mark = (inView: boolean) => root.toggleAttribute(demoInViewAttribute, inView);
    const observer = new IntersectionObserver(([entry]) => mark(entry!.isIntersecting), {
      rootMargin: "-30% 0px",
    });
    observer.observe(container.current!);
    return () => {
      observer.disconnect();
      mark(false);
    };
  }, []);

  const staticPicture = (
    <picture>
      <source media={narrowDrawing} srcSet={staticPicturePath(name, "narrow")} {...sizes.narrow} />
      <img src={staticPicturePath(name, "wide")} {...sizes.wide} alt={alt} loading="lazy" />
    </picture>
  );
  return (
    <div
      ref={container}
      className={box}
      data-theme="light"
      data-demo={name}
      data-live={Boolean(LiveDemo) || undefined}
    >
      {LiveDemo ? (
        <Boundary fallback={staticPicture}>
          <LiveDemo sizes={sizes} />
        </Boundary>
      ) : (
        staticPicture
      )}
      {failed && <LoadFailure onRetry={() => void start(() => loadOrReload(code.load))} />}
    </div>
  );
}

/**
 * Calls `callback` once, as soon as the element is within `distancePx` above or below the screen. Returns a
 * function that stops waiting.
 */
function onceNear(element: Element, distancePx: number, callback: () => Promise<unknown>): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void callback();
    },
    { rootMargin: `${distancePx}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
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
  /* The greatest height of the drawing: a taller one would push the result or the controls out of sight. */
  @media screen and (not ${narrowDrawing}) {
    --max-height: max(270px, 46svh);
  }
  @media screen and ${roomBelowDrawing} {
    --max-height: max(340px, 100svh - 216px);
  }
  > picture > img {
    inline-size: 100%;
    max-block-size: var(--max-height);
    object-fit: contain;
  }
`;
