import { postEmail } from "../email.ts";

/** Longer than any answer of EmailJS, in bytes; what comes after is not read. */
const longestAnswer = 2_000;

/** In milliseconds. */
const patience = 10_000;

export type EmailjsAnswer =
  | { answered: true; status: number; text: string }
  /** `code` is Node's name for what went wrong, or `timeout`; nobody knows whether the request arrived. */
  | { answered: false; code: string };

/** Posts a body to EmailJS as the function does, once; unlike it, this reads the answer's text. */
export async function askEmailjs(origin: string, body: string): Promise<EmailjsAnswer> {
  try {
    const response = await postEmail(body, origin, patience);
    return { answered: true, status: response.status, text: await startOf(response) };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string; message: string } };
    const code = name === "TimeoutError" ? "timeout" : (cause?.code ?? cause?.message);
    return { answered: false, code: code || name };
  }
}

async function startOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size >= longestAnswer) break;
    }
  } catch {
    // The status has come, and that is what counts.
  }
  return Buffer.concat(chunks).toString().slice(0, longestAnswer).trim();
}
