/** How far a zone (IANA) is ahead of UTC, in minutes: from the tables of the platform. */
export function offsetAt(zone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  return (time) => {
    const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "";
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
    return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  };
}

/** "13:30"; the next day's hours begin again at 00:00. */
export function clock(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** "Buenos Aires" of "America/Argentina/Buenos_Aires". */
export function cityOf(zone: string): string {
  return zone.split("/").at(-1)!.replaceAll("_", " ");
}
