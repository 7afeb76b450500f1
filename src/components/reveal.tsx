import { css, cx } from "@linaria/core";
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { motionAllowed } from "../styles/breakpoints.ts";
import { times } from "../styles/tokens.ts";

interface Props {
  children: ReactNode;
  as?: "div" | "li";
  className?: string;
}

/** Rule "Scroll animation": 1000 ms on service pages, 800 ms on team pages. */
export const RevealPace = createContext<"service" | "team">("service");

/**
 * Moves its content into place the first time that it is scrolled into view. Content that is already on screen is not
 * animated, since that would hide what was painted. Nothing moves without script or with reduced motion.
 */
export function Reveal({ children, as: Element = "div", className }: Props) {
  const pace = useContext(RevealPace);
  const element = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<"idle" | "waiting" | "shown">("idle");

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        const { isIntersecting, boundingClientRect: box } = entry!;
        // In a section that is not laid out yet the element has no height (content-visibility in styles/global.ts).
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
      className={cx(revealed, className)}
      data-reveal={phase}
      data-pace={pace}
    >
      {children}
    </Element>
  );
}

const revealed = css`
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
