/** The parts of MDN's analyser that tests/headers.test.ts runs; the package brings no types. */
declare module "@mdn/mdn-http-observatory/src/types.js" {
  type ObservedResponse = {
    headers: Record<string, string>;
    status: number;
    /** Whether the certificate was in order. */
    verified: boolean;
    httpEquiv: Map<string, string[]>;
  };
  export class Requests {
    constructor(hostname: string);
    resources: { path: string };
    responses: {
      auto: ObservedResponse;
      http: ObservedResponse;
      https: ObservedResponse;
      cors: ObservedResponse;
      httpRedirects: { url: URL; status: number }[];
      httpsRedirects: { url: URL; status: number }[];
    };
    session: { url: URL };
  }
}

declare module "@mdn/mdn-http-observatory/src/constants.js" {
  import type { Requests } from "@mdn/mdn-http-observatory/src/types.js";
  export const ALL_TESTS: ((requests: Requests) => { result: string; pass: boolean })[];
}

declare module "@mdn/mdn-http-observatory/src/grader/charts.js" {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module "@mdn/mdn-http-observatory/src/grader/grader.js" {
  export function getScoreModifier(result: string): number;
  export function getGradeForScore(score: number): { score: number; grade: string };
}
