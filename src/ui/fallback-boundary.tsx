import { Component, type ReactNode } from "react";

interface Props {
  /** Shown in place of children that fail to render; React reports the failure in the console. */
  fallback: ReactNode;
  children: ReactNode;
}

export class FallbackBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
