/** The keys that the tests press, under their names in the DOM. */
export type Key = "ArrowDown" | "End" | "Enter" | "Escape" | "Tab";

/** What the tests need of a browser and its one window. Each engine has an adapter. */
export interface Driver {
  /** A script that every document has to begin with, where the engine does not report errors by itself. */
  headScript?: string;
  /** Resolves when the document and what it names has loaded. */
  goto: (url: string) => Promise<void>;
  /** The value of a JavaScript expression, awaited; only JSON comes across. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse, in CSS pixels of the viewport. */
  movePointer: (x: number, y: number) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Errors and warnings of console, page and content security policy since the last call. */
  takeErrors: () => Promise<string[]>;
  /** Leaves behind what a test did: its page, what that still says, what it stored. */
  startAfresh: () => Promise<void>;
  close: () => Promise<void>;
}
