import { setTimeout } from "node:timers/promises";
import type { Enquiry } from "../../src/enquiry/enquiry.ts";
import { buildEmailBody } from "../email.ts";
import { readSettings, SettingsError, type Settings } from "../settings.ts";
import { askEmailjs, type EmailjsAnswer } from "./ask-emailjs.ts";
import { explainRefusal, explainSilence, type Explanation } from "./emailjs-refusals.ts";

/** `note` is worth knowing and no fault; `mend` says what to do and where. */
export type Finding = { verdict: "good" | "note" | "bad"; text: string; mend?: string };

type Options = {
  /** Deliver one test enquiry as well. */
  send?: boolean;
  /** Of the test enquiry. */
  email?: string;
  /** In milliseconds; EmailJS takes one request a second. */
  gap?: number;
};

const ids = [
  { id: "publicKey", name: "public key" },
  { id: "serviceId", name: "e-mail service" },
  { id: "templateId", name: "template" },
] as const;

const officialOrigin = "https://api.emailjs.com";

/** In characters: more variables than the 50 kB that EmailJS processes (user guide, dynamic variables). */
const tooLong = 60_000;

/** EmailJS's answer to that. */
const tooLarge = 413;

/**
 * Checks the settings in the environment and asks EmailJS about them, finding by finding. EmailJS has no request that
 * only checks. So each question carries more variables than EmailJS processes: it is refused and nothing is delivered.
 * Whether ids are looked at before the size is undocumented; questions with an id that cannot exist find it out.
 */
export async function* examine({
  send = false,
  email = "doctor@example.com",
  gap = 1_100,
}: Options = {}): AsyncGenerator<Finding> {
  const settings = settingsOrError();
  if (settings instanceof SettingsError) {
    yield bad(`Missing or malformed: ${settings.names.join(", ")}.`, {
      meaning: "The function answers every enquiry with 500.",
      mend: "See .env.example and README, Environment.",
    });
    return;
  }
  yield* examineShape(settings);

  const enquiry = testEnquiry(email);
  const question = { ...enquiry, message: enquiry.message.padEnd(tooLong, ".") };
  const ask = (asked: Settings) => askEmailjs(asked.origin, buildEmailBody(question, asked));

  const answer = await ask(settings);
  if (!answer.answered) {
    yield bad(`${settings.origin} cannot be asked: ${answer.code}.`, explainSilence(answer.code));
    return;
  }
  yield { verdict: "good", text: `${settings.origin} answers.` };
  if (answer.status !== tooLarge) {
    yield unexpected(answer, settings);
    return;
  }
  for (const { id, name } of ids) {
    await setTimeout(gap);
    yield known(name, await ask({ ...settings, [id]: `${settings[id]}-not` }));
  }

  if (!send) {
    yield {
      verdict: "note",
      text: "The account's switches, the private key, the mailbox and the template's address show only when something is sent.",
      mend: "npm run doctor -- --send delivers one test enquiry.",
    };
    return;
  }
  await setTimeout(gap);
  yield* deliver(enquiry, settings);
}

/** `answer` is the one to a question with an id that cannot exist, where the right one was only too large. */
function known(name: string, answer: EmailjsAnswer): Finding {
  return answer.answered && (answer.status === 400 || answer.status === 404)
    ? { verdict: "good", text: `EmailJS knows the ${name}.` }
    : { verdict: "note", text: `Whether EmailJS knows the ${name} cannot be seen without sending.` };
}

function* examineShape(settings: Settings): Generator<Finding> {
  yield { verdict: "good", text: "All required settings are there." };
  if (settings.privateKey === undefined) {
    yield {
      verdict: "note",
      text: "EMAILJS_PRIVATE_KEY is not set: whoever knows the three ids can send through the account.",
      mend: "Account > Security > Use Private Key (https://dashboard.emailjs.com/admin/account/security), then set the key here.",
    };
  } else if (settings.privateKey === settings.publicKey) {
    yield bad("EMAILJS_PRIVATE_KEY is the public key.", explainRefusal(403, "private key"));
  }
  if (settings.origin !== officialOrigin) {
    yield { verdict: "note", text: `EMAILJS_ORIGIN is ${settings.origin}: enquiries do not go to EmailJS.` };
  }
}

async function* deliver(enquiry: Enquiry, settings: Settings): AsyncGenerator<Finding> {
  const answer = await askEmailjs(settings.origin, buildEmailBody(enquiry, settings));
  if (!answer.answered) {
    yield bad(`The test enquiry got no answer: ${answer.code}. It may have been delivered all the same.`, {
      meaning: explainSilence(answer.code).meaning,
      mend: "Look into the mailbox and into Email History (https://dashboard.emailjs.com/admin/history) before you send again.",
    });
    return;
  }
  if (answer.status < 200 || answer.status > 299) {
    yield unexpected(answer, settings);
    return;
  }
  yield {
    verdict: "good",
    text: `EmailJS accepted the test enquiry "${enquiry.message.split("\n")[0]}". That is no proof that it arrived.`,
    mend:
      "Look for it in the mailbox that the template's To Email names, and in its spam folder; then in Email History " +
      "(https://dashboard.emailjs.com/admin/history). If only the history has it, To Email is wrong.",
  };
}

function unexpected({ status, text }: EmailjsAnswer & { answered: true }, settings: Settings): Finding {
  if (status >= 200 && status <= 299) {
    return bad(`EmailJS answered ${status} to a question that is too large to be sent.`, {
      meaning: "It may have been delivered: its message says that it is a test.",
      mend: "Look into Email History (https://dashboard.emailjs.com/admin/history), then use --send.",
    });
  }
  const words = text && `, "${withoutSecrets(text, settings).slice(0, 200)}"`;
  return bad(`EmailJS answered ${status}${words}.`, explainRefusal(status, text));
}

/** An answer may repeat what it was asked. */
function withoutSecrets(
  text: string,
  { serviceId, templateId, publicKey, privateKey = "" }: Settings,
): string {
  const secrets = [serviceId, templateId, publicKey, privateKey].filter(Boolean);
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, "(a setting)"), text);
}

function bad(text: string, { meaning, mend }: Explanation): Finding {
  return { verdict: "bad", text: `${text} ${meaning}`, mend };
}

function settingsOrError(): Settings | SettingsError {
  try {
    return readSettings();
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

function testEnquiry(email: string): Enquiry {
  return {
    name: "Test by npm run doctor",
    email,
    phone: "0000000000",
    message: `Test enquiry of ${new Date().toISOString()}\nSent by the website's doctor. Please ignore it.`,
  };
}
