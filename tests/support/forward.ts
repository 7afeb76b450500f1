import { request as requestOnward, type IncomingMessage, type ServerResponse } from "node:http";

/** Makes a request again to another origin, and hands over its answer. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  take: (answer: IncomingMessage) => void,
) {
  const { method = "GET", headers } = request;
  const onward = requestOnward(origin + request.url!, { method, headers }, take);
  onward.on("error", () => response.destroy());
  request.pipe(onward);
}
