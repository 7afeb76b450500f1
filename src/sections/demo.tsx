import { css } from "@linaria/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { Boundary } from "../components/boundary.tsx";
import { LoadFailure } from "../components/load-failure.tsx";
import type { DemoName } from "../content/demo-text.ts";
import type { DemoModule } from "../demos/define-demo.tsx";
import { demos, staticPicturePath } from "../demos/demos.ts";
import { prerenderedDemos } from "../demos/prerendered-demos.ts";
import { loadOrReload } from "../loading/reload-document.ts";
import { narrowDrawing, roomBelowDrawing, wideMargin } from "../styles/media-queries.ts";
import { onceNear, useDemoInView, useStartAtTab } from "./demo-visibility.ts";
import { PrerenderedDemo } from "./prerendered-demo.tsx";

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
  return isPrerendered(name) ? <PrerenderedDemo name={name} /> : <PicturedDemo name={name} alt={alt} />;
}

function isPrerendered(name: DemoName): name is keyof typeof prerenderedDemos {
  return name in prerenderedDemos;
}

function PicturedDemo({ name, alt }: { name: keyof typeof demos; alt: string }) {
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

  useStartAtTab(start);
  useDemoInView(container);

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
