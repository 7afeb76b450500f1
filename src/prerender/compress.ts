import { brotliCompressSync, constants } from "node:zlib";

/** Returns the content after Brotli at quality 5, with which content delivery networks compress on the fly. */
export function compress(content: string | Uint8Array): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** Returns the size in bytes after `compress`. */
export function compressedSize(content: string | Uint8Array): number {
  return compress(content).length;
}
