import { company } from "../company.ts";
import type { Facts } from "../schemas/company-schema.ts";
import type { Statement, StatementSection } from "../statement.ts";
import { placeInWords } from "#site";

/** The law of India is named only by a company there. That of Europe is named by all, for visitors from there. */
const inIndia = company.place.countryCode === "IN";

const rightsInIndia: StatementSection = {
  title: "Your rights in India",
  paragraphs: ["From May\u00a02027, you can ask us under the DPDP Act:"],
  items: [
    "for a summary of your data and who has received it,",
    "to correct, delete or stop using it,",
    "to deal with a complaint, and",
    "to note who may act for you if you can’t.",
  ],
};

/**
 * Returns the privacy statement, in which the facts that the owner has set (company.ts) replace the general
 * sentences.
 */
export function privacyStatement({
  answeredBy,
  legalBasis,
  keptFor,
  authority,
}: Facts["privacy"]): Statement {
  return {
    title: "Privacy",
    description:
      "What this website does with personal data: the enquiry form, Netlify and EmailJS, browser storage, the map, how long we keep a message, and your rights.",
    heading: "What this site does with your data",
    lead: "This site handles personal data in two cases: when a visit is logged, and when you write to us.",
    sections: [
      {
        title: "Who is responsible",
        paragraphs: [`${company.name} is the controller of the data this page describes.`],
      },
      {
        title: "What the enquiry form asks for",
        paragraphs: [
          "We need your name and email address to answer you, and your phone number for the call that usually follows. If you’d rather not give your number, email us.",
        ],
      },
      {
        title: "Why we may use your data",
        paragraphs: [
          "We use your message to reply to you and to prepare a proposal, not for newsletters or advertising.",
          legalBasis ??
            "The EU’s General Data Protection Regulation (GDPR) and the UK GDPR allow this under Article 6(1)(b), for steps you ask for before a contract. " +
              "Otherwise we rely on Article 6(1)(f): we both have a legitimate interest in your enquiry being answered." +
              (inIndia
                ? " In India, from May\u00a02027, we will rely on section 7(a) of the Digital Personal Data Protection Act, 2023 (DPDP Act)."
                : ""),
        ],
      },
      {
        title: "How your message reaches us",
        paragraphs: [
          "Your browser sends the fields, encrypted, to a function that our host, Netlify, runs at this site’s address. " +
            "The function checks them and passes them, without your IP address or your browser’s details, to EmailJS, which emails them to us.",
          "The function stores nothing you typed, and its log holds neither your text nor your IP address.",
          "EmailJS may keep a record in our account, and our email provider stores the email.",
        ],
        links: [{ label: "EmailJS privacy policy", url: "https://www.emailjs.com/legal/privacy-policy/" }],
      },
      {
        title: "Where your data travels",
        paragraphs: [
          `Your message comes to us in ${placeInWords.name}. Netlify runs the function in Ohio, USA, and EmailJS is a company in Singapore.`,
          "Where the GDPR or the UK GDPR requires a safeguard, we rely on an adequacy decision, on standard contractual clauses or on their UK equivalents. " +
            "Ask us which covers your message, and we’ll send you a copy.",
        ],
        links: [
          {
            label: "EmailJS data processing agreement",
            url: "https://www.emailjs.com/legal/data-protection-agreement/",
          },
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
            ? `We keep a message, including a job enquiry, for ${keptFor}. If you want yours deleted sooner, tell us.`
            : "We keep a message while we’re talking to you or working with you. If nothing comes of it, we delete it once we no longer need it, or sooner if you ask. We keep a job enquiry longer only at your request.",
          "Deleting covers the email, our replies and, as far as EmailJS lets us, its record.",
        ],
      },
      {
        title: "Your rights",
        paragraphs: [
          ...(answeredBy ? [`Requests are answered by ${answeredBy}.`] : []),
          "Write to us from the email address you used, or tell us which one it was. Under the GDPR and the UK GDPR, we have one month to answer, and you can ask us:",
        ],
        items: [
          "to tell you what data we hold and send a copy,",
          "to correct, complete or delete it,",
          "to limit what we use it for, and",
          "to give you your data in a form you can take elsewhere.",
        ],
      },
      {
        title: "Your right to object",
        paragraphs: [
          "Under the same laws, you can object at any time, on grounds relating to your situation, to processing based on Article 6(1)(f). " +
            "We then stop, unless we have compelling grounds to continue or need the data for a legal claim.",
        ],
      },
      ...(inIndia ? [rightsInIndia] : []),
      {
        title: "Where to complain",
        paragraphs: [
          ...(authority ? [`Complaints about us go to ${authority.name}.`] : []),
          "Where UK law applies, we acknowledge a complaint within 30\u00a0days. You can also go to the data protection authority where you live or work: " +
            `in the United Kingdom, the Information Commission;${inIndia ? " in India, the Data Protection Board, once it accepts complaints;" : ""} in the European Union, the authority of your member state.`,
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
          "While you write, your browser keeps a draft in the tab’s session storage, in case the page reloads. " +
            "The draft is deleted when you send the message or close the tab. The tab also keeps what you searched for on our services page, your place on each page and, after an automatic reload, a note of that reload. " +
            "Some browsers restore closed tabs: on a shared computer, clear the fields.",
        ],
      },
      {
        title: "Cookies, analytics and the map",
        paragraphs: [
          "The site sets no cookies and runs no analytics, advertising or tracking code. " +
            "Unless you ask, your browser contacts only this site’s address.",
          "The map in the footer is a drawing. If you ask for the interactive one, OpenStreetMap receives your IP address and your browser’s details.",
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
          "For every request, Netlify records the IP address, the time, the page " +
            "and the browser’s details, to run and protect its service. " +
            "For a few minutes, it also counts the enquiries from each IP address, to keep the form from being flooded.",
        ],
        links: [{ label: "Netlify privacy policy", url: "https://www.netlify.com/privacy/" }],
      },
    ],
    closing: "Ask us about your data",
  };
}
