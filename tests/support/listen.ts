import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Listens on this machine, at a free port unless one is named. Returns the origin. */
export async function listen(server: Server, host = "127.0.0.1", port = 0): Promise<string> {
  server.listen(port, host);
  await once(server, "listening");
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}
