import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings, SettingsError } from "../../../netlify/settings.ts";

beforeEach(() => {
  vi.stubEnv("EMAILJS_SERVICE_ID", "service_1");
  vi.stubEnv("EMAILJS_TEMPLATE_ID", "template_1");
  vi.stubEnv("EMAILJS_PUBLIC_KEY", "public-key-1");
  vi.stubEnv("EMAILJS_PRIVATE_KEY", undefined);
  vi.stubEnv("EMAILJS_ORIGIN", undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function namesOfError(): string[] {
  try {
    readSettings();
  } catch (error) {
    if (error instanceof SettingsError) return error.names;
    throw error;
  }
  return [];
}

test("three settings are enough, and the origin is then EmailJS's own", () => {
  expect(readSettings()).toStrictEqual({
    serviceId: "service_1",
    templateId: "template_1",
    publicKey: "public-key-1",
    origin: "https://api.emailjs.com",
  });
});

test("optional settings that are set are read; space around a value is dropped", () => {
  vi.stubEnv("EMAILJS_PUBLIC_KEY", " public-key-1\n");
  vi.stubEnv("EMAILJS_PRIVATE_KEY", "private-key-1");
  vi.stubEnv("EMAILJS_ORIGIN", "http://127.0.0.1:8025");
  expect(readSettings()).toMatchObject({
    publicKey: "public-key-1",
    privateKey: "private-key-1",
    origin: "http://127.0.0.1:8025",
  });
});

test("optional settings that are blank, as in the example file, count as not set", () => {
  vi.stubEnv("EMAILJS_PRIVATE_KEY", "");
  vi.stubEnv("EMAILJS_ORIGIN", " ");
  const settings = readSettings();
  expect(settings).not.toHaveProperty("privateKey");
  expect(settings.origin).toBe("https://api.emailjs.com");
});

test.each(["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY"])(
  "%s is named when it is missing or blank",
  (name) => {
    for (const value of [undefined, "", "  "]) {
      vi.stubEnv(name, value);
      expect(namesOfError()).toEqual([name]);
    }
  },
);

test.each([
  "api.emailjs.com",
  "https://api.emailjs.com/",
  "https://api.emailjs.com/api",
  "https://user:secret@api.emailjs.com",
  "ftp://api.emailjs.com",
  "file:///etc/passwd",
  "javascript:alert(1)",
])("%s is not an HTTP origin, and the error does not repeat it", (origin) => {
  vi.stubEnv("EMAILJS_ORIGIN", origin);
  expect(namesOfError()).toEqual(["EMAILJS_ORIGIN"]);
  expect(readSettings).toThrow(/^Settings are missing or malformed\.$/);
});
