/** What every enquiry is answered with, free of charge: said in full where a visitor decides to write, once a page at most. */
export const offer = {
  name: "A written first answer",
  text:
    "Tell us in a few sentences what you have and what should change. A person reads it and answers in writing: " +
    "the questions that decide the price, the step we would take first, and what you would have in hand after a month. It costs nothing.",
};
