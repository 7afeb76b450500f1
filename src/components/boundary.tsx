import { Component, Suspense, useState, type ReactNode } from "react";

interface Props {
  children: ReactNode;
  /** Shown while the code of the children is being fetched. */
  loading?: ReactNode;
  /**
   * Selects the elements of the children in the document. When the children throw, copies of these elements
   * stay on screen.
   */
  keep?: string;
  besideKept?: ReactNode;
  /** Shown in place of children that throw before any of these elements is on screen. */
  fallback?: ReactNode;
}

/**
 * Contains errors that its children throw, in rendering or in an effect, so that the rest of the page keeps
 * working. React reports the error in the console. The Suspense makes React hydrate the children separately,
 * so that an error during hydration does not affect the rest of the prerendered document.
 */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  /**
   * False until this boundary has mounted, with its children or with `loading`: until then the elements on
   * screen are still the old page's.
   */
  #hasMounted = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    this.#hasMounted = true;
  }

  override render() {
    const { children, loading, fallback } = this.props;
    if (!this.state.failed) return <Suspense fallback={loading}>{children}</Suspense>;
    return this.#hasMounted ? <StaticCopy {...this.props} /> : fallback;
  }
}

/** Shows copies of elements that React is about to remove: their links and forms work without script. */
function StaticCopy({ keep, besideKept, fallback }: Props) {
  // React removes the elements only after this first render.
  const [copies] = useState(() =>
    keep ? Array.from(document.querySelectorAll(keep), (element) => element.cloneNode(true)) : [],
  );
  if (copies.length === 0) return fallback;
  return (
    <>
      {besideKept}
      <div style={{ display: "contents" }} ref={(container) => container?.append(...copies)} />
    </>
  );
}
