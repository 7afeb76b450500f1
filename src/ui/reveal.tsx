import { css, cx } from "@linaria/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { motionAllowed } from "../styles/breakpoints.ts";
import { times } from "../styles/tokens.ts";

interface Props {
  children: ReactNode;
  /** Rule "Scroll animation": 1000 ms on service pages, 800 ms on team pages. */
  pace?: "service" | "team";
  as?: "div" | "li";
  className?: string;
}

/**
 * Moves into place the first time it is scrolled into view. What is on screen already stays as it is: nothing that
 * was painted is ever hidden again, and without script or with reduced motion everything is simply there.
 */
export function Reveal({ children, pace = "service", as: Element = "div", className }: Props) {
  const element = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<"still" | "waiting" | "shown">("still");

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { isIntersecting, boundingClientRect: box } = entry!;
        // One in a section that is not laid out yet has no height (content-visibility in styles/global.ts).
        const below = box.height === 0 || box.top >= innerHeight;
        if (!isIntersecting && below) return setPhase("waiting");
        observer.disconnect();
        setPhase((before) => (before === "waiting" ? "shown" : before));
      },
      { rootMargin: "0px 0px -8% 0px" },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <Element
      ref={(node: HTMLElement | null) => {
        element.current = node;
      }}
      className={cx(moving, className)}
      data-reveal={phase}
      data-pace={pace}
    >
      {children}
    </Element>
  );
}

const moving = css`
  @media screen and ${motionAllowed} {
    &[data-reveal="waiting"] {
      opacity: 0;
      translate: 0 24px;
    }
    &[data-reveal="shown"] {
      transition:
        opacity ${times.reveal}ms var(--ease),
        translate ${times.reveal}ms var(--ease);
    }
    &[data-reveal="shown"][data-pace="team"] {
      transition-duration: ${times.teamReveal}ms;
    }
  }
`;
