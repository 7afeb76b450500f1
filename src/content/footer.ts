/** The texts of the footer, which the rule "Footer" fixes except for the headings. */
export const footerText = {
  contactTitle: "Contact",
  linksTitle: "Useful Links",
  mapTitle: "Company Location",
  copyright: "Copyright © 2025, All Rights Reserved",
};
