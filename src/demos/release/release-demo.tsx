import { defineDemo } from "../define-demo.tsx";
import type { ControlsProps } from "../demo-definition.ts";
import { OverlayGroup } from "../overlay-group.tsx";
import { OverlaySlider } from "../overlay-slider.tsx";
import { toggleInSet } from "../toggle-in-set.ts";
import { Drawing } from "./release-drawing.tsx";
import { handleRect, layouts, plateRect, stickyHeight, switchRect, tabRect } from "./release-layout.ts";
import {
  allPaths,
  isFaulty,
  longestDetection,
  pages,
  initialState,
  releasedWithMistake,
  type State,
} from "./release-model.ts";
import { describe, enclosure, releaseOptions, suggest, verdict, explanation } from "./release-text.ts";

function OverlayControls({ state, change, size }: ControlsProps<State>) {
  const { moved, faultyPath, release, detectionMinutes } = state;
  const layout = layouts[size.name];
  return (
    <>
      <OverlayGroup
        legend="Released"
        singleChoice
        controls={releaseOptions.map(({ value, lines }, index) => ({
          key: value,
          label: lines.join(" "),
          area: tabRect(index, layout),
          pressed: value === release,
          onPress: () => change({ release: value, ...releasedWithMistake }),
        }))}
      />
      <OverlayGroup
        legend="With a mistake on"
        singleChoice
        controls={pages.map(({ path, share }, index) => ({
          key: path,
          label: `${path} ${share}%`,
          area: plateRect(index, layout),
          pressed: path === faultyPath,
          onPress: () => change({ faultyPath: path, ...releasedWithMistake }),
        }))}
      />
      <OverlayGroup
        legend="Answered by the new app"
        controls={pages.map(({ path }, index) => ({
          key: path,
          label: `${path}, old or ${isFaulty(path, state) ? "bad release" : "new"}`,
          area: switchRect(index, layout),
          pressed: moved.has(path),
          onPress: () =>
            change({
              moved: toggleInSet(moved, path),
              release: release === "everything" ? "page" : release,
            }),
        }))}
      />
      <OverlaySlider
        label="Noticed after"
        area={handleRect(detectionMinutes, layout)}
        min={1}
        max={longestDetection}
        value={detectionMinutes}
        format={(minutes) => `${minutes}\u00a0min`}
        onChange={(minutes) => change({ detectionMinutes: minutes })}
      />
    </>
  );
}

export const { LiveDemo, StaticPicture } = defineDemo<State>({
  initialState,
  fontSize: { wide: 22, narrow: 16 },
  stickyHeight,
  Drawing,
  OverlayControls,
  verdict,
  describe,
  longestResults: [false, true].map((fixed) => ({
    moved: allPaths,
    fixed,
    release: fixed ? "page" : "everything",
    faultyPath: "/catalogue",
    detectionMinutes: longestDetection,
  })),
  suggest,
  explanation,
  enclosure,
});
