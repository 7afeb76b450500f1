import { badPort, buildEmailBody, requestEmail, unsentCodes } from "../send-email.ts";
import { readSettings, SettingsError, type Settings } from "../settings.ts";
import { mailboxSettings } from "./mailbox-account.ts";
import { testEnquiry } from "./test-enquiry.ts";

export interface CheckResult {
  ok: boolean;
  text: string;
}

/** For EmailJS's whole answer. */
const timeoutMs = 10_000;

/**
 * Advice for the refusals that EmailJS documents or its users report. The first pattern that matches status
 * and text decides; patterns have only the words that stayed the same when EmailJS changed its texts. The
 * places are those of its dashboard.
 */
const refusals: [refusal: RegExp, advice: string][] = [
  [/^400 .*(public key|user_id)/i, "EMAILJS_PUBLIC_KEY is not the one in Account > General > API keys."],
  [/^400 .*service/i, "EMAILJS_SERVICE_ID is not the Service ID shown in Email Services > the service."],
  [/^400 .*template/i, "EMAILJS_TEMPLATE_ID is not the one in Email Templates > the template > Settings."],
  [/^403 .*non-browser/i, "Allow the API for non-browser applications in Account > Security."],
  [
    /^403 .*(strict|private key)/i,
    "Copy the private key from Account > General > API keys to EMAILJS_PRIVATE_KEY.",
  ],
  [/^(403|451) /, "The account's settings forbid the request. See Account > Security."],
  [
    /^404 /,
    "Compare EMAILJS_PUBLIC_KEY with Account > General > API keys. If they match, EmailJS may be down.",
  ],
  [/^412 /, "EmailJS may no longer send from the mailbox. Reconnect it in Email Services > the service."],
  [/^413 /, "The email is larger than EmailJS allows. See Email Templates > the template."],
  [/^422 /, "EmailJS does not know where to send it. Fill in To Email in Email Templates > the template."],
  [/^426 /, "The month's quota is spent. Choose a larger plan, or wait for the next month."],
  [/^429 /, "EmailJS takes only one request a second. Try again in a minute."],
  [/^3/, "The address redirects, and redirects are not followed. Correct EMAILJS_ORIGIN."],
  [/^5/, "EmailJS reports a fault of its own. Try again later."],
  [/^/, "EmailJS documents no such answer. See Email History and Account > Security."],
];

/**
 * Checks the settings in the environment and whether EmailJS answers. With `send` it also delivers one test
 * enquiry.
 */
export async function checkEmailjs({ send }: { send: boolean }): Promise<CheckResult> {
  try {
    return await askEmailjs(readSettings(), send);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { ok: false, text: `Missing or malformed: ${error.names.join(", ")}. See .env.example.` };
  }
}

async function askEmailjs(settings: Settings, send: boolean): Promise<CheckResult> {
  const { origin } = settings;
  // Without `send` the request has no ids, so EmailJS must refuse it: nothing is delivered, and no id leaves
  // this machine.
  const body = send ? buildEmailBody(testEnquiry(), settings) : "{}";
  try {
    const response = await requestEmail(body, origin, timeoutMs);
    const text = await response.text();
    if (send && response.ok) {
      const nextStep =
        "Look for it in the mailbox and its spam folder. If it is not there, see Email History.";
      return { ok: true, text: `${origin} accepted a test enquiry. ${nextStep}` };
    }
    if (!send && response.status === 400) {
      return {
        ok: true,
        text: `All required settings are set, and ${origin} answers. To see whether it accepts your settings, run npm run doctor -- --send.`,
      };
    }
    const quoted = withoutSecrets(text, settings).slice(0, 200);
    const advice = refusals.find(([refusal]) => refusal.test(`${response.status} ${text}`))![1];
    return { ok: false, text: `${origin} answered ${response.status} "${quoted}". ${advice}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string; message: string } };
    const reason = cause?.code ?? cause?.message ?? name;
    const nothingSent = unsentCodes.has(reason) || reason === badPort;
    const deliveryNote =
      send && !nothingSent
        ? " The test enquiry may have been delivered all the same, so look in the mailbox."
        : "";
    const advice =
      origin === mailboxSettings.EMAILJS_ORIGIN
        ? "That is the local mailbox, which runs with npm start."
        : `Check the network, and EMAILJS_ORIGIN if it is set.${deliveryNote}`;
    return { ok: false, text: `${origin} gave no answer (${reason}). ${advice}` };
  }
}

/** Masks the settings in EmailJS's answer, which may quote its request. */
function withoutSecrets(text: string, settings: Settings): string {
  return Object.values(settings).reduce((rest, secret) => rest.replaceAll(secret, "***"), text);
}
