import { css } from "@linaria/core";
import { useLocation } from "wouter";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** The address that was asked for. One file serves every wrong address, so the build cannot know it. */
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
  color: var(--ink);
  font-family: var(--mono);
  font-size: 0.85em;
  overflow-wrap: anywhere;
`;
