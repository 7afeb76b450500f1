import type { Facts } from "../company-schema.ts";

export interface StatementSection {
  title: string;
  paragraphs: string[];
  items?: string[];
  links?: { label: string; url: string }[];
}

/** The texts of a statement besides its sections: of the privacy page or the accessibility page. */
export interface StatementContent {
  /** The title in the browser's tab and in search engines, without the company's name. */
  title: string;
  description: string;
  heading: string;
  lead: string;
  closing: string;
}

export const privacy: StatementContent = {
  title: "Privacy",
  description:
    "What this website does with personal data: the enquiry form, Netlify and EmailJS, browser storage, the map, how long we keep a message, and your rights.",
  heading: "What this site does with your data",
  lead:
    "You can read every page without telling us who you are. " +
    "The site handles personal data in two cases: when you write to us, and in the web server’s log.",
  closing: "Do you have a question about your data?",
};

/** Returns the sections, in which the facts that the owner has set (company.ts) replace the general sentences. */
export function privacySections({
  answeredBy,
  legalBasis,
  keptFor,
  authority,
}: Facts["privacy"]): StatementSection[] {
  return [
    {
      title: "Who is responsible",
      paragraphs: ["We are. Our contact details are at the foot of every page."],
    },
    {
      title: "What the enquiry form asks for",
      paragraphs: ["It asks for four things. A hidden fifth field, which has to stay empty, catches bots."],
      items: [
        "Your name, so we know how to address you.",
        "Your email address, so we can answer.",
        "Your phone number, in case a call is quicker.",
        "Your message. Please leave out passwords and other people’s personal data.",
      ],
    },
    {
      title: "Why we may use it",
      paragraphs: [
        "We use your message to answer you and to prepare the work you ask about. " +
          "We don’t use it for newsletters or advertising, and we don’t give it to anyone who would use it for their own purposes.",
        legalBasis ??
          "The General Data Protection Regulation (GDPR), in the EU and in the UK, allows this in Article 6(1)(b), which covers steps you ask for before a contract, " +
            "and in Article 6(1)(f), because we both have an interest in an answer. Section 7(a) of India’s Digital Personal Data Protection Act, 2023 (DPDP Act), which comes into force in May\u00a02027, " +
            "will allow it too, because it covers data given voluntarily for a stated purpose.",
      ],
    },
    {
      title: "How your message reaches us",
      paragraphs: [
        "Two companies process your message on its way to us: Netlify and EmailJS. Your browser sends the four fields over an encrypted connection to a function on this site’s own address, which Netlify runs. " +
          "The function checks them and passes them on to EmailJS, which turns them into an email to our mailbox. EmailJS gets the four fields, but not your IP address or your browser’s details.",
        "The function stores nothing in a database or a file. It writes one line to its log for each attempt: a request number, the result, how long it took and, " +
          "if fields were refused, their names. That line contains nothing you typed and no IP address.",
        "EmailJS may keep a record of what it sent in our account there, and our email provider stores the email.",
        "Both companies may process data in other countries. By default, Netlify runs such a function in Ohio, in the United States.",
      ],
      links: [
        { label: "EmailJS privacy policy", url: "https://www.emailjs.com/legal/privacy-policy/" },
        {
          label: "Netlify: where functions run",
          url: "https://docs.netlify.com/build/functions/configuration/",
        },
      ],
    },
    {
      title: "How long we keep a message",
      paragraphs: [
        keptFor
          ? `We keep a message for ${keptFor}. That includes introductions from the career page. If you want yours deleted sooner, tell us.`
          : "We keep a message, or an introduction from the career page, while we are talking or working with you. If nothing comes of it, we delete it at our yearly review, or sooner if you ask; an introduction stays longer if you ask for that.",
        "We then delete the email, our replies and, as far as its service lets us, the record at EmailJS. " +
          "If a law or a contract with you obliges us to keep something, we tell you what and why.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        ...(answeredBy ? [`Requests are answered by ${answeredBy}.`] : []),
        "Write to us by form or email, from the address you used before, or tell us which one it was. " +
          "Under the GDPR and, as it comes into force, the DPDP Act you can ask us:",
      ],
      items: [
        "what data we hold about you, and for a copy that you can take elsewhere,",
        "to correct, complete or delete it,",
        "to limit what we use it for, or to stop using it,",
        "to record a person who may act for you after your death or if you are ill (DPDP Act).",
      ],
    },
    {
      title: "Where to complain",
      paragraphs: [
        ...(authority ? [`Complaints about us go to ${authority.name}.`] : []),
        "If you aren’t satisfied with our answer, you can complain to the data protection authority of the country where you live or work: " +
          "in the United Kingdom that is the Information Commissioner, in India the Data Protection Board once it takes complaints, " +
          "and in the European Union the authority of your member state.",
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
        "While you write, the browser tab keeps a draft in its session storage, so you don’t lose it when the page reloads. " +
          "The draft is removed once the message has been sent, or when you close the tab. " +
          "A browser that reopens a closed tab may bring it back, so clear the fields before you leave a shared computer.",
        "The storage may also note that the page was reloaded to get a newer version.",
      ],
    },
    {
      title: "Cookies, analytics and the map",
      paragraphs: [
        "The site sets no cookies and runs no analytics, advertising or tracking code, and the draft above is only stored because you write one, so there is no consent banner. " +
          "When you load a page, your browser sends requests to this site’s address and nowhere else.",
        "The map at the foot of the page is our own drawing. If you ask for the interactive map, your browser loads it from OpenStreetMap, " +
          "which then receives your IP address and your browser’s details.",
        "Other sites we link to learn of your visit only if you follow the link.",
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
        "Netlify hosts the site for us. Like any web host, it records requests in server logs: the IP address, the time, " +
          "the page requested and what the browser says about itself. It uses them to run and protect its service. " +
          "For a few minutes it also counts enquiries per IP address, so one sender can’t flood the form.",
      ],
      links: [{ label: "Netlify privacy policy", url: "https://www.netlify.com/privacy/" }],
    },
    {
      title: "Changes",
      paragraphs: [
        "If we change what the site does, we change this page at the same time. This version is dated 22 November 2026.",
      ],
    },
  ];
}
