import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Listens on a free port of this machine. Returns the origin. */
export async function listen(server: Server, host = "127.0.0.1"): Promise<string> {
  server.listen(0, host);
  await once(server, "listening");
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}
