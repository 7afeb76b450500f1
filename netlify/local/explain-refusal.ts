/**
 * Refusals that EmailJS documents or its users report, by status and telling words: the texts have changed over the years.
 * The first that fits says what is wrong and where to mend it; the places are those of EmailJS's dashboard.
 */
const refusals: [refusal: RegExp, advice: string][] = [
  [/^400 .*(public key|user_id)/i, "EMAILJS_PUBLIC_KEY is not the one of Account > General > API keys."],
  [/^400 .*service/i, "EMAILJS_SERVICE_ID is not the Service ID of Email Services > the service."],
  [/^400 .*template/i, "EMAILJS_TEMPLATE_ID is not the one of Email Templates > the template > Settings."],
  [
    /^403 .*non-browser/i,
    "The account takes requests from browsers alone. Allow the API for non-browser applications in Account > Security.",
  ],
  [
    /^403 .*(strict mode|private key)/i,
    "The account requires the private key. Copy it from Account > General > API keys to EMAILJS_PRIVATE_KEY.",
  ],
  [/^(403|451) /, "The account's settings forbid the request. See Account > Security."],
  [
    /^404 /,
    "EmailJS does not find the account. Compare EMAILJS_PUBLIC_KEY with Account > General > API keys; if it is right, EmailJS may have an outage.",
  ],
  [/^412 /, "EmailJS may no longer send from the mailbox. Reconnect it in Email Services > the service."],
  [
    /^413 /,
    "The e-mail is larger than EmailJS takes. See Email Templates > the template for what makes it grow.",
  ],
  [/^422 /, "EmailJS does not know whom to send to. Fill in To Email in Email Templates > the template."],
  [/^426 /, "The month's quota is spent. Choose a larger plan, or wait for the next month."],
  [/^429 /, "EmailJS takes one request a second and has had more. Try again in a minute."],
  [/^3/, "The address redirects, which is never followed. EMAILJS_ORIGIN is wrong."],
  [/^5/, "EmailJS has a fault of its own. Try again later."],
];

/** In plain words, for the operator. `text` is the answer's. */
export function explainRefusal(status: number, text: string): string {
  const known = refusals.find(([refusal]) => refusal.test(`${status} ${text}`));
  return known?.[1] ?? "EmailJS documents no such answer. See Email History and Account > Security.";
}
