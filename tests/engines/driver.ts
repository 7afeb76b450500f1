/** The keys that the tests press, under their names in the DOM. */
export type KeyName = "ArrowDown" | "End" | "Enter" | "Escape" | "Tab";

/** What the tests need of a browser and its one window: as much as the libraries for Firefox and WebKit share. */
export interface Driver {
  /** Resolves when the document and everything it names has loaded. */
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** The value of a JavaScript expression, awaited; only JSON comes across. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse, in CSS pixels of the viewport. */
  movePointer: (x: number, y: number) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<unknown>;
  press: (key: KeyName) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Errors that the engine reports without being asked, since the last fresh start. */
  errors: () => string[];
  /** Leaves behind the page of a test, its errors, and the data that it stored. */
  startAfresh: () => Promise<unknown>;
  close: () => Promise<unknown>;
}
