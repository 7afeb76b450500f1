import { useEffect, useState } from "react";

export type MenuStyles = Partial<typeof import("./menu-styles.ts")>;

/**
 * The class names of what opens from the bar, fetched when the bar is alive; `undefined` until they are here. Without
 * them, when they cannot be had, the menus are plain lists.
 */
export function useMenuStyles(): MenuStyles | undefined {
  const [styles, setStyles] = useState<MenuStyles>();

  useEffect(() => {
    import("./menu-styles.ts").then(setStyles, () => setStyles({}));
  }, []);

  return styles;
}
