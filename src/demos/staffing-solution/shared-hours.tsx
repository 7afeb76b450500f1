import { useState } from "react";
import { company } from "../../content/company.ts";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { RangeField } from "../../ui/range-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { firstHours, OverlapDrawing } from "./overlap-drawing.tsx";
import { cityOf, clock } from "./overlap-model.ts";
import { overlapSaid } from "./overlap-words.ts";
import { useZone } from "./use-zone.ts";
import { ZoneField } from "./zone-field.tsx";

const { town } = company.place;
const half = 30;

export function SharedHours() {
  const { zone, setZone, seasons } = useZone();
  const [yours, setYours] = useState(firstHours.yours);
  const [ours, setOurs] = useState(firstHours.ours);
  const narrow = useMediaQuery(narrowDrawing);

  const city = cityOf(zone);
  const { common, call, proposal } = overlapSaid(yours, ours, seasons);

  return (
    <DemoBoard
      drawing={<OverlapDrawing zone={zone} yours={yours} ours={ours} seasons={seasons} narrow={narrow} />}
      controls={
        <>
          <ZoneField zone={zone} onChange={setZone} />
          <RangeField
            label="Your day starts"
            min={6 * 60}
            max={12 * 60}
            step={half}
            value={yours.start}
            shown={clock(yours.start)}
            onChange={(start) => setYours({ ...yours, start })}
          />
          <RangeField
            label="Your day ends"
            min={13 * 60}
            max={22 * 60}
            step={half}
            value={yours.end}
            shown={clock(yours.end)}
            onChange={(end) => setYours({ ...yours, end })}
          />
          <RangeField
            label="Our day starts"
            min={6 * 60}
            max={14 * 60}
            step={half}
            value={ours.start}
            shown={`${clock(ours.start)} in ${town}`}
            onChange={(start) => setOurs({ start, end: start + 540 })}
          />
        </>
      }
      finding={`You share ${common}. ${proposal}`}
      note={`Nine hours here, breaks included, by the time zones that your browser knows. Which hours our engineers keep is agreed with them and you before the start.`}
      message={`I compared our working days: from ${city}, ${clock(yours.start)} to ${clock(yours.end)}, with ${town}, ${clock(ours.start)} to ${clock(ours.end)}. They share ${common}.${call === undefined ? "" : ` A standing call at ${call} my time would fit all year.`}`}
    />
  );
}
