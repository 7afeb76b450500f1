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

test("Only one message is given for a field: the first rule it breaks.", () => {
  expect(errorsOf({ ...exampleEnquiry, email: `${"a".repeat(300)} @` })).toEqual({
    email: "Please enter a valid email",
  });
});

describe("E-mail", () => {
  test.each([
    "asha@example.com",
    "first.last@example.co.in",
    "first.o'brien@example.ie",
    "asha+news@example.com",
    "a@b.co",
    "1234567890@example.com",
    "_______@example.com",
    "email@example-one.com",
    "email@123.123.123.123",
    "asha@xn--c2bd1ge.xn--h2brj9c",
    "!#$%&'*/=?^_`{|}~@example.com",
    `${"a".repeat(64)}@example.com`,
    `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.in`,
  ])("%s is valid.", (email) => {
    expect(cleaned({ email })).toMatchObject({ email });
  });

  test.each([
    "asha",
    "asha@",
    "@example.com",
    "asha@example",
    "asha@localhost",
    "asha@@example.com",
    "asha@example@example.com",
    ".asha@example.com",
    "asha.@example.com",
    "asha..k@example.com",
    "asha@example..com",
    "asha@.example.com",
    "asha@example.com.",
    "asha@-example.com",
    "asha@example-.com",
    "asha k@example.com",
    "asha@exam ple.com",
    "Asha <asha@example.com>",
    "asha@example.com, other@example.com",
    "asha@example.com;other@example.com",
    "asha@example.com\nBcc: other@example.com",
    "asha@example.com\r\nBcc: other@example.com",
    '"asha"@example.com',
    "asha(comment)@example.com",
    "asha@[127.0.0.1]",
    "आशा@example.com",
    "asha@उदाहरण.भारत",
    "asha@example.com\u200b",
    `${"a".repeat(65)}@example.com`,
    `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(59)}.in`,
    `asha@${"b".repeat(64)}.com`,
    '"asha k"@example.com',
    '"asha\\@k"@example.com',
    "asha\\@example.com",
    "<asha@example.com>",
    "mailto:asha@example.com,other@example.com",
    "asha@example.com%0d%0aBcc:other@example.com",
    "asha@example.com\u0000",
    "asha\u0000@example.com",
    "asha@exam\u00adple.com",
    "asha@exam\u200dple.com",
    "\u202easha@example.com",
    "asha＠example.com",
    "asha@example。com",
    "asha@exаmple.com",
    "аsha@example.com",
    "asha@exam_ple.com",
    "asha@münchen.example",
    "asha@例え.テスト",
    "asha@example.com:25",
    "asha@[IPv6:::1]",
    "asha@exam\u0000ple.com",
    "asha\t@example.com",
    "asha\ud83d@example.com",
    "asha@example.com\u037e",
    "{{email}}@example.com,x",
  ])("%j is not valid.", (email) => {
    expect(cleaned({ email })).toEqual({ email: "Please enter a valid email" });
  });

  test("Space around it is dropped and its case is kept.", () => {
    expect(cleaned({ email: " Asha@Example.com\n" })).toMatchObject({ email: "Asha@Example.com" });
  });

  test("The longest that can be is refused quickly.", () => {
    const startedAt = performance.now();
    expect(cleaned({ email: `${"a.".repeat(16_000)}@${"a.".repeat(16_000)}` })).toHaveProperty("email");
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

describe("Phone", () => {
  test.each(["9876543210", "0000000000", " 9876543210 "])("%j is ten digits.", (phone) => {
    expect(cleaned({ phone })).toMatchObject({ phone: phone.trim() });
  });

  test.each([
    "987654321",
    "98765432100",
    "+919876543210",
    "98765 43210",
    "98765-43210",
    "987654321a",
    "९८७६५४३२१०",
    "９８７６５４３２１０",
    "9876543210\u200b",
    "-987654321",
    "9876543.21",
    "987654321e",
    "98765\r\n43210",
    "98765\u000043210",
    "98765\u202e43210",
    "987654321\u0664",
    "987654321\u{1d7d8}",
    "987654321²",
    "0x12345678",
    "9876543210,",
    "9876543210;ext=1",
    "tel:9876543210",
    "98765432\ud83d",
  ])("%j is not ten digits.", (phone) => {
    expect(cleaned({ phone })).toEqual({ phone: "Please enter a valid 10-digit number" });
  });
});

describe("Name", () => {
  test.each(["आशा कुलकर्णी", "क्\u200dष", "अनन्\u200dया श्री\u200cमती", "José Ñandú", "O'Brien-Smith 🙂"])(
    "%s is kept as it is written.",
    (name) => {
      expect(cleaned({ name })).toMatchObject({ name });
    },
  );

  test("Marks that hide or turn text around are dropped.", () => {
    expect(cleaned({ name: "\ufeffA\u200bs\u202eh\u2066a\u061c \u{e0041}K\u2060" })).toMatchObject({
      name: "Asha K",
    });
  });

  test.each(["\u200d", "\u200b\u200c", "\u00ad", "\u3164", "\u202e"])("%j alone is no name.", (name) => {
    expect(cleaned({ name })).toEqual({ name: "Please enter your name" });
  });

  test.each(["\r\n", "\n", "\r", "\u0000", "\u001b", "\u007f", "\u0085", "\u2028", "\u2029", "\t"])(
    "%j within it is refused, so that it cannot start a line of a header.",
    (character) => {
      expect(cleaned({ name: `Asha${character}Bcc: other@example.com` })).toEqual({
        name: "Please write your name on one line, as plain text",
      });
    },
  );

  test.each(["\u0009", "\u000b", "\u000c", "\u0008", "\u009f", "\u001f"])(
    "%j before what follows a name is refused, too.",
    (character) => {
      expect(cleaned({ name: `Asha${character}K` })).toEqual({
        name: "Please write your name on one line, as plain text",
      });
    },
  );

  test("Marks that isolate, embed or override a direction are dropped, all of them.", () => {
    const marks = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
    expect(cleaned({ name: [..."Asha"].join(marks) })).toMatchObject({ name: "Asha" });
  });

  test("Accents are stacked no higher than the limit.", () => {
    const stacked = `Z${"\u0335\u0321\u0347".repeat(33)}`;
    expect(cleaned({ name: stacked })).toMatchObject({ name: expect.stringMatching(/^Z/) });
    expect(cleaned({ name: `${stacked}\u0335` })).toEqual({
      name: "Please keep your name within 100 characters",
    });
  });

  test("Its length is counted after it was cleaned.", () => {
    expect(cleaned({ name: ` ${"e\u0301".repeat(100)}\u200b ` })).toMatchObject({ name: "é".repeat(100) });
    expect(cleaned({ name: "🙂".repeat(50) })).toMatchObject({ name: "🙂".repeat(50) });
    expect(cleaned({ name: `${"🙂".repeat(50)}a` })).toHaveProperty("name", expect.stringMatching(/^Please/));
  });

  test("A template's braces are text.", () => {
    expect(cleaned({ name: "{{{email}}} ${name} %s" })).toMatchObject({ name: "{{{email}}} ${name} %s" });
  });

  test("A letter and its accent are joined, but letters that only look alike are not.", () => {
    expect(cleaned({ name: "Jose\u0301 ﬁ" })).toMatchObject({ name: "José ﬁ" });
  });

  test("Half a surrogate pair becomes a replacement character.", () => {
    expect(cleaned({ name: "Asha \ud83d" })).toMatchObject({ name: "Asha \ufffd" });
  });

  test("It is at most 100 characters.", () => {
    expect(cleaned({ name: "a".repeat(100) })).toMatchObject({ name: "a".repeat(100) });
    expect(cleaned({ name: "a".repeat(101) })).toEqual({
      name: "Please keep your name within 100 characters",
    });
  });
});

describe("Message", () => {
  test("Every kind of line end becomes a line feed.", () => {
    expect(cleaned({ message: "one\r\ntwo\rthree\nfour" })).toMatchObject({
      message: "one\ntwo\nthree\nfour",
    });
  });

  test("Control characters are dropped, tabs and line feeds stay.", () => {
    expect(cleaned({ message: "a\u0000b\u0007\tc\u000b\u001b[31m\n\u007f\u0085d" })).toMatchObject({
      message: "ab\tc[31m\nd",
    });
  });

  test.each(["\u0000", "\u200d\u200b", "\ufeff"])("%j alone is no message.", (message) => {
    expect(cleaned({ message })).toEqual({ message: "Please enter your message" });
  });

  test("What looks like a header is text: a message has lines.", () => {
    expect(cleaned({ message: "Hello\r\nBcc: other@example.com" })).toMatchObject({
      message: "Hello\nBcc: other@example.com",
    });
  });

  test("Directions, joiners, stacked accents and line separators stay as they are written.", () => {
    const message = "\u202bשלום\u202c क्\u200dष Z\u0335\u0321 one\u2028two\ufeff three";
    expect(cleaned({ message })).toMatchObject({ message });
  });

  test("Halves of a surrogate pair become replacement characters, a whole one stays.", () => {
    expect(cleaned({ message: "a\ud83db\ude42c\ud83d\ude42" })).toMatchObject({
      message: "a\ufffdb\ufffdc🙂",
    });
  });

  test("Its length is counted with line feeds for line ends and without control characters.", () => {
    expect(cleaned({ message: "a\r\n".repeat(2499) + "ab" })).toMatchObject({
      message: "a\n".repeat(2499) + "ab",
    });
    expect(cleaned({ message: "\u0000".repeat(100) + "a".repeat(5000) })).toMatchObject({
      message: "a".repeat(5000),
    });
    expect(cleaned({ message: "a".repeat(5001) })).toHaveProperty(
      "message",
      expect.stringMatching(/^Please/),
    );
  });

  test("It is at most 5,000 characters, counted as the form's maxlength counts.", () => {
    expect(cleaned({ message: "🙂".repeat(2500) })).toMatchObject({ message: "🙂".repeat(2500) });
    expect(cleaned({ message: `${"🙂".repeat(2500)}a` })).toEqual({
      message: "Please keep your message within 5,000 characters",
    });
  });
});

test("A filled honeypot is an error like any other.", () => {
  expect(errorsOf({ ...exampleEnquiry, letterhead: "Acme" })).toEqual({
    letterhead: "Please leave this field empty",
  });
});

test.each(["mob", "__proto__", "constructor", "toString", ""])("A member named %j is unknown.", (name) => {
  const input: object = JSON.parse(
    JSON.stringify(exampleEnquiry).replace("{", `{${JSON.stringify(name)}:"x",`),
  );
  expect(checkEnquiry(input)).toEqual({ ok: false, errors: {}, unknown: [name] });
});
