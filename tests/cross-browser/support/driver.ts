/** The keys that the tests press, by their names in the DOM. */
export type KeyName = "ArrowDown" | "End" | "Enter" | "Escape" | "Tab";

/** Controls a browser with one window. It has only what the libraries for Firefox and WebKit both offer. */
export interface Driver {
  /** Resolves when the document and its resources have loaded. */
  goto: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Returns the awaited value of a JavaScript expression, which must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the mouse at a place, in CSS pixels of the viewport. */
  clickAt: (x: number, y: number) => Promise<unknown>;
  press: (key: KeyName) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Returns the errors that the driver has reported since the last `startAfresh`. */
  errors: () => string[];
  /** Leaves the page of a test, and drops its errors and the data that it has stored. */
  startAfresh: () => Promise<unknown>;
  close: () => Promise<unknown>;
}
