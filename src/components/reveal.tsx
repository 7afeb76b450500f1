import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { motionAllowed } from "../styles/media-queries.ts";
import { easing, times } from "../styles/tokens.ts";

interface Props {
  children: ReactNode;
  as?: "div" | "li";
  /** 800 ms on team pages, 1000 ms on all others (rule "Scroll animation"). */
  pace?: "usual" | "team";
  className?: string;
}

/**
 * Lets its content rise into its place the first time that it is scrolled into view. Until then the content is
 * already there, for pictures of the whole page, paper and whatever else reads a page without scrolling.
 */
export function Reveal({ children, as: Element = "div", pace = "usual", className }: Props) {
  return (
    <Element ref={observe} className={cx(revealed, className)} data-pace={pace}>
      {children}
    </Element>
  );
}

/**
 * One observer for all elements. It marks an element itself, as a state in each would render each twice. The
 * margin lets the movement begin just below the screen.
 */
let observer: IntersectionObserver | undefined;

/** The elements that began below the screen. What a visitor has already seen does not move. */
const waiting = new WeakSet<Element>();

/** A ref. React calls what it returns when the element is removed. */
function observe(element: HTMLElement | null) {
  if (!element) return;
  observer ??= new IntersectionObserver((entries) => entries.forEach(update), {
    rootMargin: "0px 0px 24px 0px",
  });
  observer.observe(element);
  return () => observer!.unobserve(element);
}

function update({ target, isIntersecting, boundingClientRect: box }: IntersectionObserverEntry) {
  if (!isIntersecting && box.top > 0) {
    waiting.add(target);
    return;
  }
  observer!.unobserve(target);
  if (waiting.has(target)) (target as HTMLElement).dataset["entered"] = "";
}

const revealed = css`
  @media screen and ${motionAllowed} {
    &[data-entered] {
      animation: rise ${times.reveal}ms ${easing.settle};
    }
    &[data-entered][data-pace="team"] {
      animation-duration: ${times.teamReveal}ms;
    }
  }
  @keyframes rise {
    from {
      translate: 0 48px;
    }
  }
`;
