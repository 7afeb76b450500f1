import { css } from "@linaria/core";
import { useLocation } from "wouter";
import { useHydrated } from "../../components/use-hydrated.ts";

/**
 * Shows the requested address once hydrated: 404.html serves every unknown address, so the build cannot know
 * which one.
 */
export function RequestedPath({ label }: { label: string }) {
  const [path] = useLocation();
  if (!useHydrated()) return null;
  return (
    <span className={line}>
      {label}: <code className={address}>{path}</code>
    </span>
  );
}

const line = css`
  display: block;
`;

const address = css`
  color: var(--fg);
  font-family: var(--mono);
  font-size: 0.85em;
  overflow-wrap: anywhere;
`;
