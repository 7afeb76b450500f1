import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { WorkingWithUs } from "../src/blocks/working-with-us.tsx";
import { afterTheEnquiry, stepsAfterEnquiry } from "../src/content/after-the-enquiry.ts";
import { company, type Commitments } from "../src/content/company.ts";

const promised: Commitments = {
  replyWithin: "two working days",
  amounts: { advice: "From EUR 900 a day." },
  insurance: "Our work is insured up to an amount that the contract names.",
};

const shown = (commitments: Commitments) =>
  renderToStaticMarkup(createElement(WorkingWithUs, { commitments }));

describe("what only the owner can promise", () => {
  test("is promised by nobody yet", () => {
    expect(company.commitments).toEqual({});
  });

  test("appears nowhere until it is set", () => {
    expect(shown({})).not.toMatch(/two working days|EUR|insured/i);
    expect(stepsAfterEnquiry({})).toBe(afterTheEnquiry.steps);
  });

  test("appears with the formats and the steps once it is set", () => {
    expect(shown(promised)).toContain("two working days");
    expect(shown(promised)).toContain("From EUR 900 a day.");
    expect(shown(promised)).toMatch(/insured/i);
    const [, reply] = stepsAfterEnquiry(promised);
    expect(reply!.description).toContain("two working days");
    expect(stepsAfterEnquiry(promised)).toHaveLength(afterTheEnquiry.steps.length);
  });
});
