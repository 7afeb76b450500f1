/** In bytes, compressed with Brotli at quality 5, as a content delivery network does on the fly. */
export const byteBudgets = {
  /**
   * A new connection carries ten packets, 14.6 kB, before it waits for an answer: 150 ms on a slow phone. Of 14.0 kB the
   * response's headers take 1.2 kB, two thirds of it the content security policy.
   */
  document: 12_900,
  /** Pages that need a second round trip, and why. */
  longerDocuments: {
    /** Five architectures with their diagrams and decisions on one page. */
    "our-work.html": 13_800,
    /** Nineteen situations, each with its answer, in the document so that they can be searched. */
    "services.html": 13_200,
  } as Record<string, number>,
  /** Names the hash of every style: 53 bytes each, in every document's header. Not compressed. */
  policy: 900,
  /** Of one page, inlined. */
  style: 6_000,
  /** What runs without the visitor's doing: React, react-dom and wouter are 65.4 kB of it. The goal is 80,000. */
  shellScripts: 79_500,
  /** What a page adds when the visitor turns to it. */
  pageScripts: 13_000,
  /** The largest file that is not React: the shell's own code. */
  script: 12_500,
  /** Three subsets, fetched after the first paint. */
  fonts: 42_000,
  /** Document, shell, fonts and late styles of any page, before its pictures. The goal for the home page is 135,000. */
  total: 126_000,
};
