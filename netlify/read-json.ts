import { HttpProblem } from "./http-problem.ts";

/** In bytes. The longest message, 5,000 UTF-16 units, is 30 kB when every unit is written as \uXXXX. */
const maxBytes = 32 * 1024;

/** In milliseconds. */
const defaultTimeout = 10_000;

/**
 * The JSON object in a request's body. Throws an HttpProblem: 413 over 32 KiB, 408 when it has not ended within `timeout`
 * milliseconds, 400 when it breaks off, is not strict UTF-8, not strict JSON or not an object. Not Request.json(): that
 * reads any size, waits for ever and replaces broken UTF-8.
 */
export async function readJson(request: Request, timeout = defaultTimeout): Promise<object> {
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();
  const value = parse(await readBytes(request, timeout));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new HttpProblem(400, "The body is not a JSON object.");
  }
  return value;
}

async function readBytes({ body }: Request, timeout: number): Promise<Buffer> {
  if (body === null) return Buffer.alloc(0);
  const reader = body.getReader();
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  // One timer for the whole body: a timer for each chunk would never stop a body that drips.
  const timer = setTimeout(() => reject(new HttpProblem(408, "The body did not arrive in time.")), timeout);
  try {
    return await Promise.race([readToEnd(reader), tooSlow]);
  } finally {
    clearTimeout(timer);
    // Not awaited: the sender may never confirm.
    reader.cancel().catch(() => {});
  }
}

async function readToEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  while (true) {
    const { done, value } = await reader.read().catch(() => {
      throw new HttpProblem(400, "The body did not arrive in full.");
    });
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(value);
  }
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
