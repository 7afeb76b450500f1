/** In bytes, compressed with Brotli at quality 5, as a content delivery network does on the fly. */
export const byteBudgets = {
  /**
   * A new connection carries ten packets, 14.6 kB, before it waits for an answer: 150 ms on a slow phone. The response's
   * headers take 1.2 kB of them, two thirds of it the content security policy.
   */
  document: 13_100,
  /** Pages that need a second round trip, and why. */
  longerDocuments: {
    /** Five architectures with their decisions on one page. */
    "our-work.html": 13_250,
  } as Record<string, number>,
  /** Not compressed: ten styles, each of which adds a hash of 53 bytes to every document's header. */
  policy: 915,
  /** Not compressed. The largest is the one that short pages share: it holds more rules than each of them needs. */
  inlineStyle: 6_300,
  /** All scripts that a page runs by itself: React, react-dom and wouter are 66.1 kB, the main menu's pages 9 kB. */
  scripts: 95_000,
  /** The scripts, and the pages of the main menu, which every page fetches ahead. */
  scriptsAtRest: 102_000,
  /** How many script files a page loads, those fetched ahead included. */
  scriptFiles: 8,
  /** The largest file that is not React, the entry: running a longer one would keep a slow phone from answering. */
  script: 11_600,
  /** The stylesheet of the whole site, fetched after the first paint. */
  style: 16_500,
  /** Three subsets, fetched after the first paint: 31.0 kB hold every character that the texts use. */
  fonts: 31_400,
  /** Document, scripts, stylesheet and fonts of any page, before its pictures: 0.8 s at 1.6 Mbps. */
  total: 154_800,
};
