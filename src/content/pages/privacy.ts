export interface TextSection {
  title: string;
  paragraphs: string[];
  items?: string[];
  links?: { label: string; url: string }[];
}

export interface PrivacyContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  sections: TextSection[];
  enquiryLabel: string;
  closing: { title: string; text: string };
}

export const privacy: PrivacyContent = {
  title: "Privacy",
  description:
    "What this website does with personal data: the enquiry form, EmailJS, browser storage, the map and the hosting, and how to have a message deleted.",
  heading: "What this site does with your data",
  lead:
    "You can read every page without telling us who you are. " +
    "Personal data comes into it when you write to us, and in the web server’s log.",
  sections: [
    {
      title: "Who is responsible",
      paragraphs: [
        "We are. Our name, postal address, phone number and e-mail address are in the footer of every page.",
      ],
    },
    {
      title: "What the enquiry form asks for",
      paragraphs: [
        "The form, a card that opens over the page, asks for four things, all typed by you. We use them to answer you and to prepare the work you ask about. " +
          "A fifth field, which people do not see, must stay empty; it is there to catch automatic senders. " +
          "We use none of it for newsletters or advertising, and we neither sell it nor pass it on for other people’s purposes.",
      ],
      items: [
        "Name, so that we know whom to address.",
        "E-mail address, where the answer goes.",
        "Phone number, for a question that is quicker by voice.",
        "Message. Please leave out passwords and personal data of other people.",
      ],
    },
    {
      title: "How your message reaches us",
      paragraphs: [
        "Your browser sends the four fields over an encrypted connection to a function on this site’s own address. " +
          "The function checks them and passes them to EmailJS, which we use as a processor to turn them into an e-mail to our mailbox.",
        "The function writes no copy to a database or a file. For each attempt it logs a request number, the outcome with its technical codes, " +
          "how long it took and, if fields were refused, their names. The log line holds nothing you typed and no IP address.",
        "EmailJS can keep a record of what it sent in our account there, and our mail provider stores the e-mail as it stores any other.",
      ],
      links: [{ label: "EmailJS privacy policy", url: "https://www.emailjs.com/legal/privacy-policy/" }],
    },
    {
      title: "What stays in your browser",
      paragraphs: [
        "While you write, a draft of the four fields is kept in the session storage of that browser tab, " +
          "so that a reload does not lose it. It is removed once the message has been sent, or when the tab is closed. " +
          "A browser that reopens a closed tab may bring the draft back. On a shared computer, clear the fields before you leave.",
        "The same storage holds technical marks for the site itself, such as one that the fonts have already been fetched. " +
          "They say nothing about you and stay in your browser.",
      ],
    },
    {
      title: "Cookies and analytics",
      paragraphs: [
        "The site sets no cookies. It runs no analytics, advertising or tracking code, which is why there is no consent banner.",
        "Loading a page sends requests to this site’s address alone. Fonts, icons and pictures are part of the site.",
      ],
    },
    {
      title: "The map",
      paragraphs: [
        "The map in the footer is a drawing of our own. If you ask for the interactive map, your browser loads it from OpenStreetMap, " +
          "which then receives your IP address and browser details. Until you ask, it receives nothing.",
      ],
      links: [
        {
          label: "OpenStreetMap Foundation privacy policy",
          url: "https://osmfoundation.org/wiki/Privacy_Policy",
        },
      ],
    },
    {
      title: "Hosting",
      paragraphs: [
        "Netlify hosts the site. Like any web host, it records requests in server logs: IP address, time, " +
          "address requested, browser identification. It uses them to run and protect its service, " +
          "and counts enquiries per IP address for a short time so that one sender cannot flood the form.",
        "The computers of Netlify and EmailJS may be outside India and outside your country.",
      ],
      links: [{ label: "Netlify privacy policy", url: "https://www.netlify.com/privacy/" }],
    },
    {
      title: "Links to other sites",
      paragraphs: [
        "The links to our social profiles, like those in articles, are plain links. " +
          "Those sites learn of your visit when you follow one, and not before.",
      ],
    },
    {
      title: "How long we keep a message, and how to have it deleted",
      paragraphs: [
        "A message, an introduction from the career page included, stays in our mailbox as correspondence. It is not deleted automatically, so tell us when you want it gone. " +
          "You can ask us what we hold about you, have it corrected, or have it deleted.",
        "Write from the address you used, or name it, through the form or to the e-mail address in the footer. " +
          "We then delete the e-mail, our replies and, as far as its service lets us, the record at EmailJS, except for what a law or a contract between us obliges us to keep. " +
          "If something has to stay, we tell you what and why.",
      ],
    },
    {
      title: "Changes",
      paragraphs: [
        "This page describes the site as it is built. If we change the site so that a sentence here is no longer true, we change the sentence with it. This version is of 21 November 2026.",
      ],
    },
  ],
  enquiryLabel: "Ask about your data",
  closing: {
    title: "What should happen to your data?",
    text: "Say what you sent, when and from which address. We answer with what we hold and what we have changed.",
  },
};
