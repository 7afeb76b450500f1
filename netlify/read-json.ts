import { HttpProblem } from "./http-problem.ts";

/**
 * In bytes. A message of 5,000 UTF-16 units, the most that is allowed, is 30 kB when every unit is escaped as
 * \uXXXX.
 */
const maxBytes = 32 * 1024;

/** For the whole body. */
export const bodyTimeoutMs = 5_000;

/**
 * Returns the JSON object in a request's body. Throws an HttpProblem: 413 over 32 KiB, 408 when the body has
 * not ended within five seconds, 400 when it breaks off, is not valid UTF-8, not valid JSON or not an object.
 * Request.json() would read any size, wait forever and replace invalid UTF-8.
 */
export async function readJson(request: Request): Promise<object> {
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();
  const value = parse(await readBytes(request));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new HttpProblem(400, "The body is not a JSON object.");
  }
  return value;
}

async function readBytes({ body }: Request): Promise<Buffer> {
  if (body === null) return Buffer.alloc(0);
  // One timeout for the whole body: a timeout for each chunk would never stop a body that arrives byte by
  // byte.
  const signal = AbortSignal.timeout(bodyTimeoutMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal })) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    throw signal.aborted
      ? new HttpProblem(408, "The body did not arrive in time.")
      : new HttpProblem(400, "The body did not arrive in full.");
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    // The message of the original error would quote the body.
    throw new HttpProblem(400, "The body is not JSON in UTF-8.");
  }
}

const tooLarge = () => new HttpProblem(413, "The body is larger than 32 KiB.");
