/** The free answer to every enquiry, for a page on which a visitor decides to write; at most once on a page. */
export const offer = {
  name: "We reply in writing",
  text: "Tell us in a few sentences what you have and what you’d change. One of us reads it and writes back to say what we’d do first, what you’d have after a month and what we’d need to know to give you a price. It costs nothing to ask.",
};
