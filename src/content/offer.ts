/** The free answer to every enquiry, for a page on which a visitor decides to write; at most once on a page. */
export const offer = {
  name: "A written first answer",
  text:
    "Tell us in a few sentences what you have and what should change. A person reads it and writes back with " +
    "the questions that decide the price, the step we’d take first and what you’d have after a month. It costs nothing.",
};
