import { prefetch } from "./prefetch.ts";

type Load = () => Promise<unknown>;

const loads = new WeakMap<Element, Load>();
let observer: IntersectionObserver | undefined;

/** Prefetches when the element is on screen for the first time: an entry of a closed menu is not. Returns its end. */
export function prefetchInView(element: Element, load: Load): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      prefetch(loads.get(target)!);
    }
  });
  loads.set(element, load);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
