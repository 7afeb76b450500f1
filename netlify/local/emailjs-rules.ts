import { mailboxAccount } from "./mailbox-account.ts";

type Answer = { status: number; text: string };

/**
 * The size of all variables, in bytes of JSON (emailjs.com/docs/user-guide/dynamic-variables-templates: 50
 * kB).
 */
const maxVariables = 50 * 1024;

const parameters: [name: string, expected: string, refusal: string, dashboardPage: string][] = [
  ["user_id", mailboxAccount.publicKey, "The Public Key is invalid", "/account"],
  ["service_id", mailboxAccount.serviceId, "The service ID not found", ""],
  ["template_id", mailboxAccount.templateId, "The template ID not found", "/templates"],
];

/**
 * Returns the answer with which EmailJS would refuse a request, in its words, or undefined when it would
 * accept. Sources: emailjs.com/docs/rest-api/send and answers that its users report. The private key is not
 * checked, as no source says how EmailJS answers a wrong one.
 */
export function refusalOf(contentType: string | undefined, body: string): Answer | undefined {
  const request = /^application\/json\b/i.test(contentType ?? "") ? parseObject(body) : {};
  for (const [name, expected, refusal, dashboardPage] of parameters) {
    if (!request[name]) return { status: 400, text: `The ${name} parameter is required` };
    const hint = `To find this ID, visit https://dashboard.emailjs.com/admin${dashboardPage}`;
    if (request[name] !== expected) return { status: 400, text: `${refusal}. ${hint}` };
  }
  if (Buffer.byteLength(JSON.stringify(request["template_params"] ?? {})) > maxVariables) {
    return { status: 413, text: "Variables size limit" };
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
