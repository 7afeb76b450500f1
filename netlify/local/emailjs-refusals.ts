/** What an answer of EmailJS means to the operator, and where to mend it. */
export type Explanation = { meaning: string; mend: string };

type Refusal = Explanation & {
  status: number;
  /** Of the answer's text; without it, any text. */
  text?: RegExp;
};

const dashboard = "https://dashboard.emailjs.com/admin";
const deployAgain = "then deploy again: a deploy keeps the settings it was made with.";

/**
 * Every refusal that EmailJS documents (emailjs.com/docs/rest-api/send, user guide) or its users report; the first that
 * fits explains an answer. The texts have changed over the years, so only their telling words count.
 */
export const refusals: Refusal[] = [
  {
    status: 400,
    text: /public key|user_id/i,
    meaning: "EmailJS does not know the public key.",
    mend: `Copy Account > General > API keys > Public Key (${dashboard}/account) to EMAILJS_PUBLIC_KEY, ${deployAgain}`,
  },
  {
    status: 400,
    text: /service/i,
    meaning: "EmailJS does not know the e-mail service.",
    mend: `Copy Email Services > the service > Service ID (${dashboard}) to EMAILJS_SERVICE_ID, ${deployAgain}`,
  },
  {
    status: 400,
    text: /template/i,
    meaning: "EmailJS does not know the template.",
    mend: `Copy Email Templates > the template > Settings > Template ID (${dashboard}/templates) to EMAILJS_TEMPLATE_ID, ${deployAgain}`,
  },
  {
    status: 403,
    text: /non-browser/i,
    meaning: "The account takes requests from browsers alone, so every enquiry of this site fails.",
    mend: `Switch on Account > Security > Allow EmailJS API for non-browser applications (${dashboard}/account/security).`,
  },
  {
    status: 403,
    text: /strict mode|private key/i,
    meaning: "The account requires the private key, which was missing or wrong.",
    mend: `Copy Account > General > API keys > Private Key (${dashboard}/account) to EMAILJS_PRIVATE_KEY, ${deployAgain}`,
  },
  {
    status: 403,
    meaning: "The account's security settings forbid the request.",
    mend: `Look through Account > Security (${dashboard}/account/security).`,
  },
  {
    status: 404,
    meaning: "EmailJS does not find the account. In June 2025 that was an outage on its side.",
    mend: `Sign in at ${dashboard}. If the account is there, compare Account > General > API keys with EMAILJS_PUBLIC_KEY; if that is right too, try again later.`,
  },
  {
    status: 412,
    meaning: "EmailJS has lost its permission to send from the mailbox.",
    mend: `Open Email Services > the service (${dashboard}) and reconnect the mailbox, granting every permission it asks for.`,
  },
  {
    status: 413,
    meaning: "The enquiry is larger than EmailJS takes: 50 kB of variables.",
    mend: `An enquiry of this site stays below that. See Email Templates > the template (${dashboard}/templates) for contents or attachments that grow it.`,
  },
  {
    status: 422,
    meaning: "EmailJS does not know whom to send to, or cannot fill the template.",
    mend: `Write a fixed address into Email Templates > the template > Content > To Email (${dashboard}/templates).`,
  },
  {
    status: 426,
    meaning: "The month's quota is spent: no enquiry arrives before it starts anew.",
    mend: `Choose a larger plan, or wait for the next month; the dashboard shows both (${dashboard}).`,
  },
  {
    status: 429,
    meaning:
      "EmailJS takes one request a second and has had more, perhaps from others behind the same address.",
    mend: "Wait a minute and try again.",
  },
  {
    status: 451,
    meaning: "EmailJS takes the request for one of a headless browser.",
    mend: `Look through Account > Security (${dashboard}/account/security).`,
  },
];

/** Explains a status that is not a success; `text` is the answer's, in EmailJS's words. */
export function explainRefusal(status: number, text: string): Explanation {
  const known = refusals.find((refusal) => refusal.status === status && (refusal.text?.test(text) ?? true));
  if (known) return known;
  if (status >= 500) {
    return {
      meaning: "EmailJS has a fault of its own.",
      mend: "Try again later, and tell EmailJS's support if it stays.",
    };
  }
  if (status >= 300 && status < 400) {
    return {
      meaning:
        "The address answers with a redirect, which is never followed: it could carry the keys elsewhere.",
      mend: "Remove EMAILJS_ORIGIN, so that EmailJS's own address is used.",
    };
  }
  return {
    meaning: "EmailJS documents no such answer.",
    mend: `See Email History (${dashboard}/history) and Account > Security (${dashboard}/account/security).`,
  };
}

/** Explains why no answer came. `code` is that of an EmailjsAnswer. */
export function explainSilence(code: string): Explanation {
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return {
      meaning: "The address's name cannot be resolved.",
      mend: "Check this machine's network, and EMAILJS_ORIGIN if it is set.",
    };
  }
  if (/CERT|SELF_SIGNED|SIGNATURE|SSL|TLS/.test(code)) {
    return {
      meaning: "The address does not prove that it is EmailJS.",
      mend: "Something between this machine and EmailJS reads along, or EMAILJS_ORIGIN is wrong. Send nothing until it is clear.",
    };
  }
  if (code === "bad port") {
    return { meaning: "No request is ever sent to that port.", mend: "Correct or remove EMAILJS_ORIGIN." };
  }
  return {
    meaning: "The address gave no answer that can be understood.",
    mend: "Check this machine's network and firewall, and EMAILJS_ORIGIN if it is set; then try again.",
  };
}
