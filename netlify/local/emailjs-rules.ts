/** The account that the mailbox knows. Not secrets: nothing else knows it. */
export const mailboxAccount = {
  serviceId: "service_mailbox",
  templateId: "template_mailbox",
  publicKey: "mailbox-public-key",
};

type Answer = { status: number; text: string };

/** In bytes of JSON (emailjs.com/docs/user-guide/dynamic-variables-templates: 50 kB in all). */
const maxVariables = 50 * 1024;

const parameters: [name: string, known: string, unknown: string, page: string][] = [
  ["user_id", mailboxAccount.publicKey, "The Public Key is invalid", "/account"],
  ["service_id", mailboxAccount.serviceId, "The service ID not found", ""],
  ["template_id", mailboxAccount.templateId, "The template ID not found", "/templates"],
];

/**
 * The refusal of EmailJS in its words; undefined when it would send. Sources: emailjs.com/docs/rest-api/send and the
 * answers its users report. The private key is not checked: no source says how EmailJS answers a wrong one.
 */
export function refusalOf(contentType: string | undefined, body: string): Answer | undefined {
  const request = /^application\/json\b/i.test(contentType ?? "") ? parseObject(body) : {};
  for (const [name, known, unknown, page] of parameters) {
    if (!request[name]) return { status: 400, text: `The ${name} parameter is required` };
    const hint = `To find this ID, visit https://dashboard.emailjs.com/admin${page}`;
    if (request[name] !== known) return { status: 400, text: `${unknown}. ${hint}` };
  }
  if (Buffer.byteLength(JSON.stringify(request["template_params"] ?? {})) > maxVariables) {
    return { status: 413, text: "Variables size limit" };
  }
  return undefined;
}

/** An empty object for anything that is not a JSON object. */
export function parseObject(json: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(json) };
  } catch {
    return {};
  }
}
