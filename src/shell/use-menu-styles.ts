import { useEffect, useState } from "react";

export type MenuStyles = Partial<typeof import("./menu-styles.ts")>;

/**
 * The class names of what opens from the bar, fetched when the bar is alive; `undefined` until they are here. Without
 * them, when they cannot be had, the menus are plain lists.
 */
export function useMenuStyles(): MenuStyles | undefined {
  const [styles, setStyles] = useState<MenuStyles>();

  useEffect(() => {
    // Not import().then(): the bundler would take what fails before the import for nobody's business.
    async function load() {
      try {
        setStyles(await import("./menu-styles.ts"));
      } catch {
        setStyles({});
      }
    }
    void load();
  }, []);

  return styles;
}
