import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { mailSubject, restIsMissing } from "../../../src/content/card-text.ts";
import {
  enquiryAsText,
  joinMessage,
  longestMailLink,
  mailLink,
} from "../../../src/enquiry/draft/compose-message.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";

const values = {
  ...exampleEnquiry,
  message: "We need a mobile app.\n\nCan you help?",
  letterhead: "",
};

test("the message comes first, then the name and the addresses of its author", () => {
  const paragraphs = enquiryAsText(values).split("\n\n");
  expect(paragraphs.slice(0, -1)).toEqual(["We need a mobile app.", "Can you help?"]);
  expect(paragraphs.at(-1)!.split("\n")).toEqual(
    expect.arrayContaining(["Name: Asha", "Email: asha@example.com", `Phone: ${values.phone}`]),
  );
});

test("the text is cleaned as for the form, unless a field breaks a rule", () => {
  const pasted = { ...values, email: "\u202aasha@example.com\u202c", phone: `\u202a${values.phone}\u202c` };
  expect(enquiryAsText(pasted)).toMatch(/^Email: asha@example\.com$/m);
  expect(enquiryAsText(pasted)).toContain(`Phone: ${values.phone}`);
  expect(enquiryAsText({ ...pasted, phone: "9" })).toMatch(/^Phone: 9$/m);
});

test("empty fields and the honeypot are left out", () => {
  const text = enquiryAsText({ ...values, phone: "", message: "", letterhead: "filled in" });
  expect(text).toMatch(/^Name: Asha$/m);
  expect(text).not.toMatch(/Phone|filled in|^$/m);
});

test("the enclosures are sent below the visitor's text", () => {
  const enclosures = ["Threshold: 0.7", "The clock says 02:10."];
  const paragraphs = "Enclosed: Threshold: 0.7\n\nEnclosed: The clock says 02:10.";
  expect(joinMessage("Good morning.\n", enclosures)).toBe(`Good morning.\n\n${paragraphs}`);
  expect(joinMessage("", enclosures)).toBe(paragraphs);
  expect(joinMessage("  Good morning.\n\n\nA question.\n", [])).toBe("  Good morning.\n\n\nA question.");
});

test("the link to an email program carries any text with CRLF, as far as such a program takes it", () => {
  const piece = oneof(
    string(),
    constantFrom("\n", "\r", "\r\n", "\ud83d", "\u0000", "&?#+%", "न".repeat(300), "🙂", " "),
  );
  assert(
    property(array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join("");
      const { href, isCut } = mailLink("info@example.com", text);
      expect(href.length).toBeLessThanOrEqual(longestMailLink);
      const [, subject, body] = /^mailto:info@example\.com\?subject=([^&=?#+\s]*)&body=([^&=?#+\s]*)$/
        .exec(href)!
        .map(decodeURIComponent);
      expect(subject).toBe(mailSubject);
      const whole = text.toWellFormed().replaceAll(/\r\n?|\n/g, "\r\n");
      const end = `...\r\n\r\n${restIsMissing}`;
      if (!isCut) {
        expect(body).toBe(whole);
        return;
      }
      expect(body!.endsWith(end)).toBe(true);
      expect(whole.startsWith(body!.slice(0, -end.length))).toBe(true);
      // Cut only as far as needed: another character would not fit.
      expect(href.length).toBeGreaterThan(longestMailLink - 12);
    }),
  );
});
