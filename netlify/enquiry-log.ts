import type { EnquiryMember } from "../src/enquiry/enquiry.ts";

export type EnquiryRecord = {
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
  /** The e-mail service's status or the code of the connection's error. */
  upstream?: number | string;
  attempts?: number;
  /** Names of the fields that broke a rule. */
  fields?: EnquiryMember[];
  /** Names of the settings that are missing or malformed. */
  settings?: string[];
  /** Kind and place of an unexpected error. */
  error?: string;
};

/** Writes one line of JSON for each request. It identifies nobody: no values, address or browser (ASVS 16.2.5). */
export function logEnquiry(record: EnquiryRecord): void {
  const line = JSON.stringify(record);
  if (record.status >= 500) console.error(line);
  else console.log(line);
}

/** An error without its message, which may quote the enquiry: the kind and the line that threw. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const place = error.stack?.split("\n").find((line) => /^ {4}at /.test(line));
  return `${error.name}${place?.slice(3) ?? ""}`;
}
