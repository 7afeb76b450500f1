import type { EnquiryMember } from "../src/enquiry/enquiry-schema.ts";

/** One line of the log. netlify/operating.md explains the outcomes. */
export interface EnquiryRecord {
  requestId: string;
  outcome:
    | "accepted"
    | "rejected"
    | "invalid"
    | "refused"
    | "limited"
    | "unanswered"
    | "misconfigured"
    | "crashed";
  /** The status of the function's own response. */
  status: number;
  milliseconds: number;
  /** The status of EmailJS's answer or, without one, the code of the error. */
  upstream?: number | string;
  /** The number of requests to EmailJS. */
  attempts?: number;
  /** Names of the fields that broke a rule. */
  fields?: EnquiryMember[];
  /** Names of the settings that are missing or malformed. */
  settings?: string[];
  /** The name and place of an unexpected error. */
  error?: string;
}

/**
 * Logs one request as a line of JSON. It identifies nobody: no values of fields, no address, no browser (ASVS
 * 16.2.5).
 */
export function logEnquiry(record: EnquiryRecord): void {
  const line = JSON.stringify(record);
  if (record.status >= 500) console.error(line);
  else console.log(line);
}

/**
 * Returns the name of an error and the line that threw it, without its message, which may quote the enquiry.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place = error.stack?.split("\n").find((line) => /^ {4}at /.test(line));
  return `${error.name}${place?.slice(3) ?? ""}`;
}
