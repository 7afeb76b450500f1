import { tooLarge, unknownId } from "./emailjs-texts.ts";
import { mailboxAccount, mailboxPrivateKey } from "./mailbox-account.ts";

interface Answer {
  status: number;
  text: string;
}

/**
 * The size of all variables, in bytes of JSON (emailjs.com/docs/user-guide/dynamic-variables-templates: 50
 * kB).
 */
const maxVariables = 50 * 1024;

const parameters: [name: string, expected: string, refusal: string][] = [
  ["user_id", mailboxAccount.publicKey, unknownId.publicKey],
  ["service_id", mailboxAccount.serviceId, unknownId.service],
  ["template_id", mailboxAccount.templateId, unknownId.template],
];

/**
 * Returns the answer with which EmailJS would refuse a request, in its words, or undefined when it would
 * accept. Sources: emailjs.com/docs/rest-api/send and answers that its users report. No source has the answer
 * to a wrong private key, so its words are the mailbox's own.
 */
export function refusalOf(
  contentType: string | undefined,
  body: string,
  requiresPrivateKey: boolean,
): Answer | undefined {
  const request = /^application\/json\b/i.test(contentType ?? "") ? parseObject(body) : {};
  for (const [name, expected, refusal] of parameters) {
    if (!request[name]) return { status: 400, text: `The ${name} parameter is required` };
    if (request[name] !== expected) return { status: 400, text: refusal };
  }
  const { accessToken } = request;
  if (accessToken === undefined && requiresPrivateKey)
    return { status: 403, text: "API calls in strict mode, but no private key was passed" };
  if (accessToken !== undefined && accessToken !== mailboxPrivateKey)
    return { status: 403, text: "The private key is not the one of this account" };
  if (Buffer.byteLength(JSON.stringify(request["template_params"] ?? {})) > maxVariables) {
    return { status: 413, text: tooLarge };
  }
  return undefined;
}

/** Parses a JSON object. Returns an empty object for any other text. */
export function parseObject(json: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(json) };
  } catch {
    return {};
  }
}
