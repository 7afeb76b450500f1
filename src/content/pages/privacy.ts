import type { Facts } from "../company-schema.ts";

export interface TextSection {
  title: string;
  paragraphs: string[];
  items?: string[];
  links?: { label: string; url: string }[];
}

/** A statement to be read from top to bottom. */
export interface StatementContent {
  /** For the browser's tab and search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  closing: string;
}

export const privacy: StatementContent = {
  title: "Privacy",
  description:
    "What this website does with personal data: the enquiry form, EmailJS, browser storage, the map and the hosting, your rights and how to use them.",
  heading: "What this site does with your data",
  lead:
    "You can read every page without telling us who you are. " +
    "Personal data comes into it when you write to us, and in the web server’s log.",
  closing: "A question about your data?",
};

/** The statement, with what the owner has set of it (company.ts) in place of what holds without. */
export function privacySections({
  answeredBy,
  legalBasis,
  keptFor,
  authority,
}: Facts["privacy"]): TextSection[] {
  return [
    {
      title: "Who is responsible",
      paragraphs: [
        "We are. Our name, postal address, phone number and e-mail address are in the footer of every page.",
      ],
    },
    {
      title: "What the enquiry form asks for",
      paragraphs: [
        "Four things, all typed by you. A fifth field, which people do not see, catches automatic senders and must stay empty.",
      ],
      items: [
        "Name, to address you by.",
        "E-mail address, where the answer goes.",
        "Phone number, for a question that is quicker by voice.",
        "Message. Please leave out passwords and personal data of other people.",
      ],
    },
    {
      title: "Why we may use it",
      paragraphs: [
        "We use your message to answer you and to prepare the work you ask about, because you asked us to. " +
          "It feeds no newsletter and no advertising, and nobody else gets it for purposes of their own.",
        legalBasis ??
          "The EU’s and the UK’s General Data Protection Regulation (GDPR) provides for this in Article 6(1)(b), steps at your request before a contract, " +
            "and in Article 6(1)(f), the interest that both sides have in an answer. India’s Digital Personal Data Protection Act, 2023 (DPDP Act) provides for it in section 7(a), " +
            "data given voluntarily for a stated purpose.",
      ],
    },
    {
      title: "How your message reaches us",
      paragraphs: [
        "Your browser sends the fields over an encrypted connection to a function on this site’s own address. " +
          "It checks them and passes them to EmailJS, which we use as a processor to turn them into an e-mail to our mailbox.",
        "The function writes no copy to a database or a file. Its log has a line for each attempt: a request number, the outcome, how long it took and, " +
          "if fields were refused, their names. The line holds nothing you typed and no IP address.",
        "EmailJS can keep a record of what it sent in our account there, and our mail provider stores the e-mail as it stores any other.",
      ],
      links: [{ label: "EmailJS privacy policy", url: "https://www.emailjs.com/legal/privacy-policy/" }],
    },
    {
      title: "How long we keep a message",
      paragraphs: [
        keptFor
          ? `A message, an introduction from the career page included, is kept for ${keptFor}. Tell us if you want it gone sooner.`
          : "A message, an introduction from the career page included, stays in our mailbox as correspondence. It is not deleted automatically: tell us when you want it gone.",
        "We then delete the e-mail, our replies and, as far as its service lets us, the record at EmailJS. " +
          "If a law or a contract between us obliges us to keep something, we tell you what and why.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        ...(answeredBy ? [`Requests are answered by ${answeredBy}.`] : []),
        "Write from the address you used, or name it, through the form or to the e-mail address in the footer. Under the GDPR and, as it comes into force, the DPDP Act you can ask us:",
      ],
      items: [
        "what we hold about you, and for a copy that you can take elsewhere,",
        "to correct, complete or delete it,",
        "to use it less, or not at all,",
        "to note a person who may act for you after death or in illness (DPDP Act).",
      ],
    },
    {
      title: "The authority to turn to",
      paragraphs: [
        ...(authority ? [`Complaints about us go to ${authority.name}.`] : []),
        "If our answer does not satisfy you, you can complain to the data protection authority of the country where you live or work: " +
          "in India the Data Protection Board, in the United Kingdom the Information Commissioner, " +
          "in the European Union the authority of your member state.",
      ],
      links: [
        ...(authority ? [{ label: authority.name, url: authority.link }] : []),
        {
          label: "Data protection authorities in the EU",
          url: "https://www.edpb.europa.eu/about-edpb/about-edpb/members_en",
        },
      ],
    },
    {
      title: "What stays in your browser",
      paragraphs: [
        "While you write, a draft of the four fields is kept in the session storage of that browser tab, and a reload does not lose it. " +
          "It is removed once the message has been sent, or when the tab is closed. " +
          "A browser that reopens a closed tab may bring it back: on a shared computer, clear the fields before you leave.",
        "The same storage may hold a technical mark that the page was reloaded into a newer version. It says nothing about you.",
      ],
    },
    {
      title: "Cookies, analytics and the map",
      paragraphs: [
        "The site sets no cookies and runs no analytics, advertising or tracking code, which is why there is no consent banner. " +
          "Loading a page sends requests to this site’s address alone.",
        "The map in the footer is a drawing of our own. If you ask for the interactive one, your browser loads it from OpenStreetMap, " +
          "which then receives your IP address and browser details.",
        "Links to social profiles and other sites are plain links. Those sites learn of your visit when you follow one.",
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
          "and counts enquiries per IP address for a short time to keep one sender from flooding the form.",
        "The computers of Netlify and EmailJS may be outside our country and outside yours.",
      ],
      links: [{ label: "Netlify privacy policy", url: "https://www.netlify.com/privacy/" }],
    },
    {
      title: "Changes",
      paragraphs: [
        "If we change what the site does, we change this page with it. This version is of 22 November 2026.",
      ],
    },
  ];
}
