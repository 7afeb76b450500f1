import type { Enquiry } from "../../src/enquiry/enquiry.ts";
import { fields } from "../../src/enquiry/fields.ts";
import { buildEmailBody, postEmail } from "../email.ts";
import { readSettings, SettingsError, type Settings } from "../settings.ts";
import { explainRefusal } from "./explain-refusal.ts";

type Finding = { good: boolean; text: string };

/** In milliseconds. */
const timeout = 10_000;

/** Checks the settings in the environment and whether EmailJS answers; with `send` it delivers one test enquiry. */
export async function checkEmailjs({ send }: { send: boolean }): Promise<Finding[]> {
  try {
    const settings = readSettings();
    return [{ good: true, text: "All required settings are there." }, await ask(settings, send)];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [{ good: false, text: `Missing or malformed: ${error.names.join(", ")}. See .env.example.` }];
  }
}

async function ask(settings: Settings, send: boolean): Promise<Finding> {
  const { origin } = settings;
  // EmailJS can only refuse a request without ids: nothing is delivered, and no id leaves this machine.
  const body = send ? buildEmailBody(testEnquiry(), settings) : "{}";
  try {
    const response = await postEmail(body, origin, timeout);
    const { ok, status } = response;
    const text = await response.text();
    if (send && ok) {
      return {
        good: true,
        text: `${origin} accepted a test enquiry. Look for it in the mailbox and its spam folder; if it is not there, in Email History.`,
      };
    }
    if (!send && status === 400) {
      return { good: true, text: `${origin} answers. Only npm run doctor -- --send shows what it accepts.` };
    }
    const quoted = withoutSecrets(text, settings).slice(0, 200);
    return { good: false, text: `${origin} answered ${status} "${quoted}". ${explainRefusal(status, text)}` };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string; message: string } };
    const reason = cause?.code ?? cause?.message ?? name;
    const after = send ? "The test enquiry may have been delivered all the same: look into the mailbox." : "";
    return {
      good: false,
      text: `${origin} gave no answer (${reason}). Check the network, and EMAILJS_ORIGIN if it is set. ${after}`,
    };
  }
}

function testEnquiry(): Enquiry {
  const filled = Object.fromEntries(fields.map(({ name }) => [name, "Test by npm run doctor"]));
  const message = `Test enquiry of ${new Date().toISOString()}. Please ignore it.`;
  return { ...filled, email: "doctor@example.com", message } as Enquiry;
}

/** An answer may repeat what it was asked. */
function withoutSecrets(
  text: string,
  { serviceId, templateId, publicKey, privateKey = publicKey }: Settings,
) {
  return [serviceId, templateId, publicKey, privateKey].reduce(
    (rest, secret) => rest.replaceAll(secret, "***"),
    text,
  );
}
