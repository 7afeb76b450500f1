import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { mailboxAccount } from "../../../netlify/local/mailbox-account.ts";
import { sendEmail } from "../../../netlify/send-email.ts";
import { exampleEnquiry } from "../../examples/example-enquiry.ts";
import { listen } from "../../support/listen.ts";

test("a service that takes one request a second accepts each of three simultaneous enquiries once", async () => {
  const taken: string[] = [];
  let takenAt = -Infinity;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (performance.now() - takenAt < 1_000) return void response.writeHead(429).end("Too Many Requests");
    takenAt = performance.now();
    taken.push(JSON.parse(body).template_params.name);
    response.end("OK");
  });
  const origin = await listen(server);

  const names = Array.from({ length: 3 }, (_, number) => `Enquirer ${number}`);
  const results = await Promise.all(
    names.map((name) => sendEmail({ ...exampleEnquiry, name }, { ...mailboxAccount, origin })),
  );
  server.close();

  expect(results.map(({ outcome }) => outcome)).toEqual(names.map(() => "accepted"));
  expect(taken.toSorted()).toEqual(names);
}, 60_000);
