/**
 * How the letter of the enquiry card begins, and those on pages. It is here and not with the other words of
 * the card (card-text.ts), which pages do not load.
 */
export const letterGreeting = (shortName: string) => `Dear ${shortName},`;
