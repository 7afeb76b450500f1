import type { IncomingHttpHeaders } from "node:http";

/** One request to send, whatever it was answered. */
export type Message = {
  /** Counts from 1, from the start of the mailbox. */
  number: number;
  /** The variables for the template, by the names that the request gives them. */
  templateParams: Record<string, string>;
  /** ISO 8601. */
  receivedAt: string;
  /** The status, or the name of the failure that was played. */
  answer: string;
  headers: IncomingHttpHeaders;
  /** As it was received. */
  body: string;
};
