import { memo } from "react";
import { SelectField } from "../../ui/select-field.tsx";
import { cityOf } from "./overlap-model.ts";

export function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  return (
    <SelectField label="Your city" value={zone} onChange={onChange}>
      <ZoneOptions own={zone} />
    </SelectField>
  );
}

/** Every zone that the browser knows, by part of the world; the visitor's own may be missing in its list. */
const ZoneOptions = memo(function ZoneOptions({ own }: { own: string }) {
  const zones = new Set([own, ...Intl.supportedValuesOf("timeZone")]);
  const regions = Map.groupBy([...zones].toSorted(), (zone) => zone.split("/")[0]!);
  return Array.from(regions, ([region, names]) => (
    <optgroup key={region} label={region}>
      {names.map((zone) => (
        <option key={zone} value={zone}>
          {cityOf(zone)}
        </option>
      ))}
    </optgroup>
  ));
});
