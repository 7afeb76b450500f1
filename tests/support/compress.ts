import { brotliCompressSync, constants } from "node:zlib";

/** Compresses with Brotli at quality 5, as content delivery networks do on the fly. */
export function compress(content: string | Uint8Array): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** Returns the size in bytes after `compress`. */
export function compressedSize(content: string | Uint8Array): number {
  return compress(content).length;
}
