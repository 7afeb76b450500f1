import { HttpProblem } from "./http-problem.ts";

/** In bytes. The longest message, 5,000 UTF-16 units, is 30 kB when every unit is written as \uXXXX. */
const maxBytes = 32 * 1024;

/** In milliseconds. */
const timeout = 10_000;

/**
 * The JSON object in a request's body. Throws an HttpProblem: 413 over 32 KiB, 408 when it has not ended within ten
 * seconds, 400 when it breaks off, is not strict UTF-8, not strict JSON or not an object. Not Request.json(): that
 * reads any size, waits for ever and replaces broken UTF-8.
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
  // One clock for the whole body: one for each chunk would never stop a body that drips.
  const signal = AbortSignal.timeout(timeout);
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
    // The message of the error quotes the body.
    throw new HttpProblem(400, "The body is not JSON in UTF-8.");
  }
}

const tooLarge = () => new HttpProblem(413, "The body is larger than 32 KiB.");
