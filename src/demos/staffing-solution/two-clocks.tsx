import { company } from "../../content/company.ts";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { firstHours, OverlapDrawing } from "./overlap-drawing.tsx";
import { cityOf } from "./overlap-model.ts";
import { overlapSaid } from "./overlap-words.ts";
import { useZone } from "./use-zone.ts";
import { ZoneField } from "./zone-field.tsx";

const { yours, ours } = firstHours;

/** The short form for /about: the visitor picks a city, and nothing else. */
export function TwoClocks() {
  const { zone, setZone, seasons } = useZone();
  const narrow = useMediaQuery(narrowDrawing);
  const { common, call, proposal } = overlapSaid(yours, ours, seasons);

  return (
    <DemoBoard
      drawing={<OverlapDrawing {...firstHours} zone={zone} seasons={seasons} narrow={narrow} year={false} />}
      controls={<ZoneField zone={zone} onChange={setZone} />}
      finding={`You share ${common}. ${call ? proposal : "We agree hours that meet yours before the start."}`}
      note="A day of 09:00 to 17:00 with you and one of 09:30 to 18:30 with us."
      message={`I am in ${cityOf(zone)}: a working day there and one in ${company.place.town} share ${common}.`}
    />
  );
}
