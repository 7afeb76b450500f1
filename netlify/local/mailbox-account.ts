/** The only account that the local mailbox accepts. Not secret: EmailJS has no such account. */
export const mailboxAccount = {
  serviceId: "service_mailbox",
  templateId: "template_mailbox",
  publicKey: "mailbox-public-key",
};

/** The port of the mailbox under npm start, unless it is taken. */
export const mailboxPort = 8025;
