import { css } from "@linaria/core";
import { useState } from "react";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { firstNight, RadioDrawing } from "./radio-drawing.tsx";
import { hours } from "./radio-model.ts";
import { clock, findingSaid, lossesSaid } from "./radio-words.ts";

export function BreakTheLink() {
  const [lost, setLost] = useState(firstNight);
  const narrow = useMediaQuery(narrowDrawing);
  const whole = !lost.includes(true);
  const finding = findingSaid(lost);

  return (
    <DemoBoard
      drawing={<RadioDrawing lost={lost} narrow={narrow} />}
      controls={
        <>
          <fieldset className={night}>
            <legend className={legend}>Break the radio link at</legend>
            {hours.map((name, hour) => (
              <CheckField
                key={name}
                label={clock(hour)}
                checked={lost[hour]!}
                onChange={(broken) => setLost(lost.with(hour, broken))}
              />
            ))}
          </fieldset>
          <Button look="quiet" onClick={() => setLost(hours.map((_, hour) => whole && hour > 2))}>
            {whole ? `Cut it from ${clock(3)} on` : "Mend the link"}
          </Button>
        </>
      }
      finding={finding}
      note="Readings in percent of soil moisture are made up. The sheet calls a plot unknown when its newest reading is older than four hours."
      message={`I broke the radio link of the soil probes: ${lossesSaid(lost)}. ${finding}`}
    />
  );
}

const night = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  column-gap: 12px;
  min-inline-size: 0;
  border: 0;
`;

const legend = css`
  padding: 0;
  font-weight: 560;
`;
