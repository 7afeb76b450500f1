import { useMemo } from "react";
import { SelectField } from "../../ui/select-field.tsx";
import { cityOf } from "./overlap-model.ts";

interface Props {
  value: string;
  onChange: (zone: string) => void;
}

/** Every zone that the browser knows, by part of the world; the visitor's own may be missing in its list. */
export function ZoneField({ value, onChange }: Props) {
  const options = useMemo(() => {
    const zones = new Set([value, ...Intl.supportedValuesOf("timeZone")]);
    return [...zones]
      .toSorted()
      .map((zone) => ({ value: zone, label: cityOf(zone), group: zone.split("/")[0]! }));
  }, [value]);
  return <SelectField label="Your city" options={options} value={value} onChange={onChange} />;
}
