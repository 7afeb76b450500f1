import type { ServicePart } from "../../content/service-details.ts";

/** Returns the part of a kind, which a page has at most once. */
export function partOfKind<Kind extends ServicePart["kind"]>(parts: ServicePart[], kind: Kind) {
  return parts.find((part): part is Extract<ServicePart, { kind: Kind }> => part.kind === kind);
}
