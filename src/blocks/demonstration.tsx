import { css } from "@linaria/core";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Demo } from "../demos/define-demo.tsx";
import { demos, stillPath, type DemoName } from "../demos/demos.ts";
import { narrowDrawing } from "../styles/breakpoints.ts";
import { Boundary } from "../ui/boundary.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";

interface Props {
  name: DemoName;
  /** Says in words what the drawing shows. */
  alt: string;
}

/** Far enough ahead that the code is usually here before the demonstration is seen. */
const loadsBeforePx = 600;

/**
 * A finished drawing, right without script and on paper; the demonstration takes its place when it comes onto the screen,
 * not while the page starts. One that cannot be loaded says so below the drawing; one that fails leaves the drawing where
 * it is.
 */
export function Demonstration({ name, alt }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<Demo["Board"]>();
  const [failed, setFailed] = useState(false);
  const { code, sizes } = demos[name]!;

  const start = useCallback(async () => {
    setFailed(false);
    try {
      const { Board } = await code.preload();
      setLive(() => Board);
    } catch (error) {
      console.error(`The demonstration ${name} failed to load.`, error);
      code.reset();
      setFailed(true);
    }
  }, [code, name]);

  // A failure is left to `start`, which asks again.
  useEffect(() => onceSeen(frame.current!, loadsBeforePx, () => code.preload().catch(() => {})), [code]);
  useEffect(() => onceSeen(frame.current!, 0, start), [start]);

  useEffect(() => {
    const root = document.documentElement;
    const show = (inView: boolean) => root.toggleAttribute("data-demonstration-in-view", inView);
    const observer = new IntersectionObserver(([entry]) => show(entry!.isIntersecting), {
      rootMargin: "-30% 0px",
    });
    observer.observe(frame.current!);
    return () => {
      observer.disconnect();
      show(false);
    };
  }, []);

  const drawing = (
    <picture>
      <source media={narrowDrawing} srcSet={stillPath(name, "narrow")} {...sizes.narrow} />
      <img src={stillPath(name, "wide")} {...sizes.wide} alt={alt} loading="lazy" />
    </picture>
  );
  return (
    <div
      ref={frame}
      className={paper}
      data-theme="light"
      data-demo={name}
      data-live={Boolean(Live) || undefined}
    >
      {Live ? (
        <Boundary fallback={drawing}>
          <Live sizes={sizes} />
        </Boundary>
      ) : (
        drawing
      )}
      {failed && <LoadFailure onRetry={start} />}
    </div>
  );
}

/** Calls `act` once, when the element is this near to the screen. */
function onceSeen(element: Element, distancePx: number, act: () => Promise<unknown>): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void act();
    },
    { rootMargin: `${distancePx}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

const paper = css`
  padding: clamp(16px, 3vw, 36px);
  border-block-start: 6px solid;
  border-image: var(--stripe) 6 / 6px 0 0;
  background: var(--surface);

  > picture > img {
    inline-size: 100%;
  }
`;
