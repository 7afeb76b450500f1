/** The account that the mailbox knows. Not secrets: nothing else knows it. */
export const mailboxAccount = {
  serviceId: "service_mailbox",
  templateId: "template_mailbox",
  publicKey: "mailbox-public-key",
};

export type Answer = { status: number; text: string };

/** In bytes of JSON (emailjs.com/docs/user-guide/dynamic-variables-templates: 50 kB in all). */
const maxVariables = 50 * 1024;

const dashboard = "https://dashboard.emailjs.com/admin";

const parameters = [
  {
    name: "user_id",
    known: mailboxAccount.publicKey,
    unknown: `The Public Key is invalid. To find this ID, visit ${dashboard}/account`,
  },
  {
    name: "service_id",
    known: mailboxAccount.serviceId,
    unknown: `The service ID not found. To find this ID, visit ${dashboard}`,
  },
  {
    name: "template_id",
    known: mailboxAccount.templateId,
    unknown: `The template ID not found. To find this ID, visit ${dashboard}/templates`,
  },
];

/**
 * What EmailJS refuses, in its words; undefined when it would send. Sources: emailjs.com/docs/rest-api/send and the
 * answers its users report. The private key is not checked: no source says how EmailJS answers a wrong one.
 */
export function refusalOf(contentType: string | undefined, body: string): Answer | undefined {
  const request = /^application\/json\b/i.test(contentType ?? "") ? parseObject(body) : {};
  for (const { name, known, unknown } of parameters) {
    if (!request[name]) return { status: 400, text: `The ${name} parameter is required` };
    if (request[name] !== known) return { status: 400, text: unknown };
  }
  if (Buffer.byteLength(JSON.stringify(request["template_params"] ?? {})) > maxVariables) {
    return { status: 413, text: "Variables size limit" };
  }
  return undefined;
}

/** An empty object for anything that is not a JSON object. */
export function parseObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
