/*
 * How the letter of the enquiry card, and those on pages, begin and end. They are here and not with the other
 * words of the card (card-text.ts), which pages do not load.
 */

export const letterGreeting = (shortName: string) => `Dear ${shortName},`;
export const letterClosing = "Yours,";
