import { brotliCompressSync, constants } from "node:zlib";

/**
 * Returns the size in bytes after Brotli at quality 5, with which content delivery networks compress on the
 * fly.
 */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
