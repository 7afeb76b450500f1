/* The words around every demonstration. Its own are in its text file, such as rollout-text.ts. */

/**
 * Above the button with the suggestion: before the first change, after it, and when nothing is left to
 * suggest, with a good verdict or a bad one.
 */
export const firstMove = "First move";
export const nextMove = "Next move";
export const solved = "Done";
export const unsolved = "Your turn";

export const startAgain = "Start again";
export const encloseButton = "Send this with your message";
export const enclosedButton = "Enclosed with your message";
export const explanationTitle = "How this is computed";
