import { useState } from "react";

/** Copies text to the clipboard. `outcome` says how the last attempt ended. */
export function useCopy() {
  const [outcome, setOutcome] = useState<"copied" | "denied">();

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      // The visitor or the browser denies it, or the page is not served over https.
      setOutcome("denied");
    }
  }

  return { outcome, copy };
}
