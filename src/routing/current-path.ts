import { createContext, useContext } from "react";

/** The path in the address bar. src/app gets it from the router, so that nothing else subscribes to that. */
export const CurrentPath = createContext("");

export function useCurrentPath(): string {
  return useContext(CurrentPath);
}
