import { css, cx } from "@linaria/core";
import { createContext, useContext, type ReactNode } from "react";
import { motionAllowed } from "../styles/media-queries.ts";
import { easing, times } from "../styles/tokens.ts";

interface Props {
  children: ReactNode;
  as?: "div" | "li";
  className?: string;
}

/** 800 ms on team pages, 1000 ms on all others (rule "Scroll animation"). */
export const RevealPace = createContext<"usual" | "team">("usual");

/**
 * Moves its content into place the first time that it is scrolled into view. Content that is already on
 * screen is not animated, since that would hide what was painted. Nothing moves without script or with
 * reduced motion.
 */
export function Reveal({ children, as: Element = "div", className }: Props) {
  const pace = useContext(RevealPace);
  return (
    <Element ref={observe} className={cx(revealed, className)} data-reveal="idle" data-pace={pace}>
      {children}
    </Element>
  );
}

/**
 * One observer for all elements. It sets their attribute itself, as a state in each would render each twice.
 */
let observer: IntersectionObserver | undefined;

/** A ref. React calls what it returns when the element is removed. */
function observe(element: HTMLElement | null) {
  if (!element) return;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) update(entry);
    },
    { rootMargin: "0px 0px -8% 0px" },
  );
  observer.observe(element);
  return () => observer!.unobserve(element);
}

function update({ target, isIntersecting, boundingClientRect: box }: IntersectionObserverEntry) {
  const { dataset } = target as HTMLElement;
  // In a section that is not laid out yet the element has no height (content-visibility in styles/global.ts).
  const below = box.height === 0 || box.top >= innerHeight;
  if (!isIntersecting && below) {
    dataset["reveal"] = "waiting";
    return;
  }
  observer?.unobserve(target);
  if (dataset["reveal"] === "waiting") dataset["reveal"] = "shown";
}

const revealed = css`
  @media screen and ${motionAllowed} {
    &[data-reveal="waiting"] {
      opacity: 0;
      translate: 0 24px;
    }
    &[data-reveal="shown"] {
      transition: ${times.reveal}ms ${easing.settle};
      transition-property: opacity, translate;
    }
    &[data-reveal="shown"][data-pace="team"] {
      transition-duration: ${times.teamReveal}ms;
    }
  }
`;
