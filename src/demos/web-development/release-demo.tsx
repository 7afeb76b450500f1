import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { use } from "react";
import { ViewBox } from "../svg-geometry.ts";
import { defineDemo, type ControlsProps } from "../define-demo.tsx";
import { toggleInSet } from "../toggle-in-set.ts";
import { Drawing } from "./release-drawing.tsx";
import { handleBox, layoutOf, plateBox, stickyHeight, switchBox, tabBox } from "./release-layout.ts";
import { allPaths, isFaulty, longestDetection, routes, type State } from "./release-model.ts";
import { describe, message, releaseOptions, suggest, verdict } from "./release-text.ts";

/** All pages are released, and visitors meet the mistake. */
const releasedWithMistake = { moved: allPaths, fixed: false };

function OverlayControls({ state, change, canvas }: ControlsProps<State>) {
  const { moved, bad, release, detectionMinutes } = state;
  const layout = layoutOf(canvas);
  return (
    <>
      <OverlayGroup
        legend="Released"
        singleChoice
        controls={releaseOptions.map(({ value, lines }, index) => ({
          key: value,
          label: lines.join(" "),
          box: tabBox(index, layout),
          pressed: value === release,
          onPress: () => change({ release: value, ...releasedWithMistake }),
        }))}
      />
      <OverlayGroup
        legend="With a mistake on"
        singleChoice
        controls={routes.map(({ path, share }, index) => ({
          key: path,
          label: `${path} ${share}%`,
          box: plateBox(index, layout),
          pressed: path === bad,
          onPress: () => change({ bad: path, ...releasedWithMistake }),
        }))}
      />
      <OverlayGroup
        legend="Answered by the new app"
        controls={routes.map(({ path }, index) => ({
          key: path,
          label: `${path}, old or ${isFaulty(path, state) ? "bad release" : "new"}`,
          box: switchBox(index, layout),
          pressed: moved.has(path),
          onPress: () =>
            change({
              moved: toggleInSet(moved, path),
              release: release === "everything" ? "route" : release,
            }),
        }))}
      />
      {/* On a phone, the lower part of the drawing has the choice of a release alone. */}
      {use(ViewBox).y === 0 && (
        <OverlaySlider
          label="Noticed after"
          box={handleBox(detectionMinutes, layout)}
          min={1}
          max={longestDetection}
          value={detectionMinutes}
          format={(minutes) => `${minutes}\u00a0min`}
          onChange={(minutes) => change({ detectionMinutes: minutes })}
        />
      )}
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo<State>({
  initialState: { ...releasedWithMistake, release: "everything", bad: "/orders", detectionMinutes: 10 },
  // The smallest letters are 12 px where the picture is narrowest.
  fontSize: { wide: 22, narrow: 16 },
  stickyHeight,
  Drawing,
  OverlayControls,
  verdict,
  describe,
  suggest,
  note: "Made-up traffic of 1,200 visits an hour; each red square is a failed visit. Press a switch, choose the page with the mistake, or drag the minute in which it’s noticed. The moves are steps 3 to 5 in the table below. We assume that, once the mistake is noticed, a proxy rule takes 1 minute, and taking back a release of everything takes 3 hours because of the data written since. The same page is faulty every time.",
  message,
});
