/** In bytes, compressed with Brotli at quality 5, as a content delivery network does on the fly. */
export const byteBudgets = {
  /**
   * A new connection carries ten packets, 14.6 kB, before it waits for an answer: 150 ms on a slow phone. Of 14.0 kB the
   * response's headers take 1.2 kB, two thirds of it the content security policy.
   */
  document: 12_900,
  /** A service page holds the drawing of its demonstration as well, and still fits the ten packets: 14.45 kB in all. */
  serviceDocument: 13_250,
  /** Pages that need a second round trip, and why. */
  longerDocuments: {
    /** Five architectures with their diagrams and decisions on one page. */
    "our-work.html": 13_600,
  } as Record<string, number>,
  /** Room for one style more: each is a hash of 53 bytes in every document's header. Not compressed. */
  policy: 860,
  /** Of one page, inlined: less than half of its document. */
  style: 5_900,
  /** All that any page runs by itself: React, react-dom and wouter are 66.1 kB of it, a long post 4.3 kB. */
  scripts: 89_500,
  /** Those and what is fetched ahead on every page: the pages of the main menu and the card, 23 kB. */
  scriptsAtRest: 123_000,
  /** The largest file that is not React is the entry: a longer one keeps a slow phone from hearing its visitor. */
  script: 12_700,
  /** What no first paint shows, the menus and paper: fetched after it. */
  lateStyle: 2_600,
  /** Three subsets, fetched after the first paint: 31.2 kB hold every character that the texts use. */
  fonts: 31_500,
  /** Document, scripts, late style and fonts of any page, before its pictures: 0.7 s at 1.6 Mbps. Their budgets added up. */
  total: 136_500,
};
