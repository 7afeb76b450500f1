/** In bytes, compressed with Brotli at quality 5, as a content delivery network does on the fly. */
export const byteBudgets = {
  /** A new connection carries ten packets, 14.6 kB, before it waits. The goal is 14,000; the longest pages miss it. */
  document: 15_500,
  /** React, react-dom and wouter weigh 67.8 kB of it. The goal is 80,000. */
  homeScripts: 88_000,
  /** Three subsets, fetched after the first paint. */
  fonts: 42_000,
};
