/**
 * The words around every demonstration. Those that follow from its state are in a file of its own, such as
 * rollout-text.ts.
 */

/**
 * Above the button that changes a demonstration: before the first change, after it, and when nothing better
 * is left to try.
 */
export const firstMove = "First move";
export const nextMove = "Next move";
export const solved = "Done";
export const unsolved = "Your turn";

export const startAgain = "Start again";
export const sendButton = "Send this with your message";
export const sendButtonEnclosed = "Enclosed with your message";
export const explanationTitle = "How this is computed";
