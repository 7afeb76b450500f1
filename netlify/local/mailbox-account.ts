/** The only account that the local mailbox accepts. Not secret: EmailJS has no such account. */
export const mailboxAccount = {
  serviceId: "service_mailbox",
  templateId: "template_mailbox",
  publicKey: "mailbox-public-key",
};

/**
 * The only private key that the mailbox accepts. Under npm start it requires one if the environment has
 * EMAILJS_PRIVATE_KEY.
 */
export const mailboxPrivateKey = "mailbox-private-key";

/** The settings of local runs ([context.dev.environment] in netlify.toml), unless .env has others. */
export const mailboxSettings = {
  EMAILJS_ORIGIN: "http://127.0.0.1:8025",
  EMAILJS_SERVICE_ID: mailboxAccount.serviceId,
  EMAILJS_TEMPLATE_ID: mailboxAccount.templateId,
  EMAILJS_PUBLIC_KEY: mailboxAccount.publicKey,
};
