/** The only account that the local mailbox accepts. Not secret: EmailJS does not know them. */
export const mailboxAccount = {
  serviceId: "service_mailbox",
  templateId: "template_mailbox",
  publicKey: "mailbox-public-key",
};
