import { Component, Suspense, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Shown while the code of the children is on its way. */
  loading?: ReactNode;
  /**
   * Selects the elements of the children that are worth more than a message. When children throw that are on screen, these
   * elements stay as they are, as HTML that leads on without script.
   */
  keep?: string;
  /** Shown beside the elements that stay. */
  besideKept?: ReactNode;
  /** Shown in place of children that throw, when none of their elements stay. */
  fallback?: ReactNode;
}

interface Copies {
  elements: Element[];
  insert: (...elements: Element[]) => void;
}

/**
 * Contains a throw of its children, in rendering or in an effect: the rest of the page goes on. React reports the throw in
 * the console. Its own Suspense makes React hydrate the children apart from the rest, so that a throw leaves the rest of
 * the prerendered document alone.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  #copies: Element[] = [];

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, loading, besideKept, fallback } = this.props;
    if (!this.state.failed) return <Suspense fallback={loading}>{children}</Suspense>;
    // React removes the elements only after it has rendered.
    return this.#elements().length > 0 ? besideKept : fallback;
  }

  override getSnapshotBeforeUpdate(): Copies | null {
    const elements = this.#elements();
    const [first] = elements;
    if (!this.state.failed || this.#copies.length > 0 || !first) return null;
    const before = first.previousElementSibling;
    const parent = first.parentElement!;
    return {
      elements: elements.map((element) => element.cloneNode(true) as Element),
      insert: (...copies) => (before ? before.after(...copies) : parent.prepend(...copies)),
    };
  }

  override componentDidUpdate(_props: Props, _state: unknown, copies: Copies | null) {
    if (!copies) return;
    copies.insert(...copies.elements);
    this.#copies = copies.elements;
  }

  override componentWillUnmount() {
    for (const copy of this.#copies) copy.remove();
  }

  #elements(): Element[] {
    const { keep } = this.props;
    return keep ? [...document.querySelectorAll(keep)] : [];
  }
}
