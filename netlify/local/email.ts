import type { IncomingHttpHeaders } from "node:http";

/** A request to send an email, whether it was accepted or not. */
export interface Email {
  /** The first email since the start of the mailbox is 1. */
  number: number;
  /** The variables of the email template by name, as the request has them. */
  templateParams: Record<string, string>;
  /** The time in ISO 8601. */
  receivedAt: string;
  /** The status of the mailbox's answer, or the name of the failure that it played. */
  answer: string;
  headers: IncomingHttpHeaders;
  /** The unchanged body of the request. */
  body: string;
}
