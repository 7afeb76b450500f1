import { Component, Suspense, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Shown while the code of the children is being fetched. */
  loading?: ReactNode;
  /**
   * Selects elements, in the whole document, that are more useful than a message. When the children throw, copies of these
   * elements stay on screen: their links and forms work without script.
   */
  keep?: string;
  /** Shown beside the copies. */
  besideKept?: ReactNode;
  /** Shown in place of children that throw, when there are no copies. */
  fallback?: ReactNode;
}

interface Copies {
  elements: Element[];
  insert: (...elements: Element[]) => void;
}

/**
 * Contains a throw of its children, in rendering or in an effect, so that the rest of the page keeps working. React reports
 * the throw in the console. The Suspense makes React hydrate the children separately, so that a throw during hydration does
 * not affect the rest of the prerendered document.
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
    // While this renders, the elements are still in the document: React removes them afterwards.
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
