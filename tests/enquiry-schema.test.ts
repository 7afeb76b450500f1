import { describe, expect, test } from "vitest";
import { checkEnquiry } from "../src/enquiry/enquiry.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

const errorsOf = (input: object) => {
  const checked = checkEnquiry(input);
  return checked.ok ? {} : checked.errors;
};
const cleaned = (input: object) => {
  const checked = checkEnquiry({ ...exampleEnquiry, ...input });
  return checked.ok ? checked.enquiry : checked.errors;
};

/** Every value with the name of its group. */
const rowsOf = (groups: Record<string, string[]>) =>
  Object.entries(groups).flatMap(([group, values]) => values.map((value) => [group, value] as const));

test("A complete enquiry passes as it is, without the honeypot.", () => {
  expect(checkEnquiry({ ...exampleEnquiry, letterhead: "" })).toStrictEqual({
    ok: true,
    enquiry: exampleEnquiry,
  });
});

test("Every field is required, whether it is missing, empty or blank.", () => {
  const required = {
    name: "Please enter your name",
    email: "Please enter your email",
    phone: "Please enter your phone number",
    message: "Please enter your message",
  };
  expect(errorsOf({})).toEqual(required);
  expect(errorsOf({ name: "", email: "", phone: "", message: "" })).toEqual(required);
  expect(errorsOf({ name: " ", email: "\t", phone: "\u00a0", message: "\n \n" })).toEqual(required);
});

test("A field that is not text is refused, never converted.", () => {
  for (const value of [9876543210, 1e308, null, true, [], ["9876543210"], {}, { toString: "9876543210" }]) {
    expect(errorsOf({ ...exampleEnquiry, phone: value })).toEqual({
      phone: "Please send this field as text",
    });
  }
});

describe("E-mail", () => {
  const b63 = "b".repeat(63);
  const valid = {
    common: ["asha@example.com", "a@b.co", "first.last@example.co.in", "email@example-one.com"],
    odd: ["first.o'brien@example.ie", "asha+news@example.com", "_______@example.com"],
    rare: ["asha@xn--c2bd1ge.xn--h2brj9c", "!#$%&'*/=?^_`{|}~@example.com"],
    longest: [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@${b63}.${b63}.${"d".repeat(58)}.in`],
  };
  const invalid = {
    incomplete: ["asha", "asha@", "@example.com", "asha@example", "asha@localhost"],
    twofold: ["asha@@example.com", "asha@example@example.com", "asha@example.com, other@example.com"],
    "twofold in disguise": ["asha@example.com;other@example.com", "{{email}}@example.com,x"],
    "dotted in the name": [".asha@example.com", "asha.@example.com", "asha..k@example.com"],
    "dotted in the domain": ["asha@example..com", "asha@.example.com", "asha@example.com."],
    spaced: ["asha k@example.com", "asha@exam ple.com", "asha\t@example.com"],
    "a header": ["asha@example.com\nBcc: other@example.com", "asha@example.com\r\nBcc: other@example.com"],
    "another script": ["आशा@example.com", "asha@उदाहरण.भारत", "asha@münchen.example", "asha@例え.テスト"],
    "a look-alike": ["asha＠example.com", "asha@example。com", "asha@exаmple.com", "аsha@example.com"],
    invisible: ["asha@example.com\u200b", "asha@exam\u00adple.com", "asha@exam\u200dple.com"],
    nul: ["asha@example.com\u0000", "asha\u0000@example.com", "asha@exam\u0000ple.com"],
    "too long": [`${"a".repeat(65)}@example.com`, `asha@${"b".repeat(64)}.com`],
    "too long in all": [`${"a".repeat(64)}@${b63}.${b63}.${"d".repeat(59)}.in`],
  };

  test.each(rowsOf(valid))("%s: %j is valid.", (_, email) => {
    expect(cleaned({ email })).toMatchObject({ email });
  });

  test.each(rowsOf(invalid))("%s: %j is not valid.", (_, email) => {
    expect(cleaned({ email })).toEqual({ email: "Please enter a valid email" });
  });

  test("Space around it is dropped and its case is kept.", () => {
    expect(cleaned({ email: " Asha@Example.com\n" })).toMatchObject({ email: "Asha@Example.com" });
  });

  // A pattern that backtracks would take longer than a test may.
  test("The longest that can be sent is refused at once.", () => {
    const email = `${"a.".repeat(16_000)}@${"a.".repeat(16_000)}`;
    expect(cleaned({ email })).toEqual({ email: "Please enter a valid email" });
  });
});

describe("Phone", () => {
  test.each(["9876543210", "0000000000", " 9876543210 "])("%j is ten digits.", (phone) => {
    expect(cleaned({ phone })).toMatchObject({ phone: phone.trim() });
  });

  const invalid = {
    "another length": ["987654321", "98765432100"],
    punctuated: ["+919876543210", "98765 43210", "98765-43210", "9876543210,", "9876543210;ext=1"],
    "another number": ["-987654321", "9876543.21", "0x12345678", "tel:9876543210"],
    "other digits": ["९८७६५४३२१०", "９８７६५४３２１０", "987654321²"],
    invisible: ["9876543210\u200b", "98765\u202e43210", "98765\u000043210", "98765432\ud83d"],
    "on two lines": ["98765\r\n43210"],
  };
  test.each(rowsOf(invalid))("%s: %j is not ten digits.", (_, phone) => {
    expect(cleaned({ phone })).toEqual({ phone: "Please enter a valid 10-digit number" });
  });
});

describe("Name", () => {
  const onOneLine = "Please write your name on one line, as plain text";
  const tooLong = "Please keep your name within 100 characters";
  const marks = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
  const stacked = `Z${"\u0335\u0321\u0347".repeat(33)}`;

  test.each(["आशा कुलकर्णी", "क्\u200dष", "अनन्\u200dया श्री\u200cमती", "José Ñandú", "O'Brien-Smith 🙂"])(
    "%s is kept as it is written.",
    (name) => {
      expect(cleaned({ name })).toMatchObject({ name });
    },
  );

  test.each([
    [
      "Marks that hide or turn text around are dropped.",
      "\ufeffA\u200bs\u202eh\u2066a\u061c \u{e0041}K\u2060",
      "Asha K",
    ],
    ["All marks of direction are dropped.", [..."Asha"].join(marks), "Asha"],
    ["A template's braces are text.", "{{{email}}} ${name} %s", "{{{email}}} ${name} %s"],
    ["A letter and its accent are joined, but look-alikes are not.", "Jose\u0301 ﬁ", "José ﬁ"],
    ["Half a surrogate pair becomes a replacement character.", "Asha \ud83d", "Asha \ufffd"],
    ["Its length is counted after it was cleaned.", ` ${"e\u0301".repeat(100)}\u200b `, "é".repeat(100)],
    ["It may have 100 characters.", "a".repeat(100), "a".repeat(100)],
    ["It may have 50 of two units.", "🙂".repeat(50), "🙂".repeat(50)],
  ])("%s", (_, written, name) => {
    expect(cleaned({ name: written })).toMatchObject({ name });
  });

  test.each(["\u200d", "\u200b\u200c", "\u00ad", "\u3164", "\u202e"])("%j alone is no name.", (name) => {
    expect(cleaned({ name })).toEqual({ name: "Please enter your name" });
  });

  test.each([..."\r\n\t\u0000\u0008\u000b\u000c\u001b\u001f\u007f\u0085\u009f\u2028\u2029", "\r\n"])(
    "%j within it is refused, so that it cannot start a line of a header.",
    (character) => {
      for (const rest of ["Bcc: other@example.com", "K"]) {
        expect(cleaned({ name: `Asha${character}${rest}` })).toEqual({ name: onOneLine });
      }
    },
  );

  test("It is at most 100 UTF-16 units, however high its accents are stacked.", () => {
    expect(cleaned({ name: stacked })).toMatchObject({ name: expect.stringMatching(/^Z/) });
    for (const name of ["a".repeat(101), `${"🙂".repeat(50)}a`, `${stacked}\u0335`]) {
      expect(cleaned({ name })).toEqual({ name: tooLong });
    }
  });
});

describe("Message", () => {
  const directions = "\u202bשלום\u202c क्\u200dष Z\u0335\u0321 one\u2028two\ufeff three";

  test.each([
    ["Every kind of line end becomes a line feed.", "one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"],
    [
      "Control characters are dropped, tabs and line feeds stay.",
      "a\u0000b\u0007\tc\u000b\u001b[31m\n\u007f\u0085d",
      "ab\tc[31m\nd",
    ],
    ["A line like a header is text.", "Hello\r\nBcc: other@example.com", "Hello\nBcc: other@example.com"],
    ["Directions, joiners, accents and line separators stay.", directions, directions],
    ["Half a surrogate pair becomes a replacement character.", "a\ud83db\ude42c🙂", "a\ufffdb\ufffdc🙂"],
    ["A line end counts once.", `${"a\r\n".repeat(2499)}ab`, `${"a\n".repeat(2499)}ab`],
    ["A control character does not count.", "\u0000".repeat(100) + "a".repeat(5000), "a".repeat(5000)],
    ["It may have 5,000 UTF-16 units, as maxlength counts.", "🙂".repeat(2500), "🙂".repeat(2500)],
  ])("%s", (_, written, message) => {
    expect(cleaned({ message: written })).toMatchObject({ message });
  });

  test.each(["\u0000", "\u200d\u200b", "\ufeff"])("%j alone is no message.", (message) => {
    expect(cleaned({ message })).toEqual({ message: "Please enter your message" });
  });

  test.each(["a".repeat(5001), `${"🙂".repeat(2500)}a`])("It is at most 5,000 UTF-16 units.", (message) => {
    expect(cleaned({ message })).toEqual({ message: "Please keep your message within 5,000 characters" });
  });
});
