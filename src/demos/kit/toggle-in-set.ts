/** Returns a copy of the set without the item if it has it, otherwise with it. */
export function toggleInSet<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
