import { Problem } from "./problem.ts";

/** In bytes. The longest message, 5,000 UTF-16 units, is 30 kB when every unit is written as \uXXXX. */
const maxBytes = 32 * 1024;

/**
 * The JSON object in a request's body. Throws a Problem: 413 over 32 KiB, 400 when it is not strict UTF-8, not strict
 * JSON or not an object. Not Request.json(): that reads any size and replaces broken UTF-8.
 */
export async function readJson(request: Request): Promise<object> {
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();
  const value = parse(await readBytes(request));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Problem(400, "The body is not a JSON object.");
  }
  return value;
}

async function readBytes({ body }: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (size > maxBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw new Problem(400, "The body did not arrive in full.");
  }
  if (size > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    // The message of the error quotes the body.
    throw new Problem(400, "The body is not JSON in UTF-8.");
  }
}

const tooLarge = () => new Problem(413, "The body is larger than 32 KiB.");
