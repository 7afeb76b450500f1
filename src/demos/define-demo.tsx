import { cx } from "@linaria/core";
import { useState, type ComponentType } from "react";
import { Button } from "../components/button.tsx";
import { useDraft } from "../enquiry/draft/draft.ts";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import type { Change, ControlsProps, DemoDefinition } from "./demo-definition.ts";
import {
  barWithFields,
  columnLayout,
  controlsBar,
  controlsPanel,
  drawingAndResult,
  explanationDetails,
  resultText,
} from "./demo-styles.ts";
import { DrawingPart, DrawingSvg, partsOf } from "./drawing-part.tsx";
import type { DrawingSizes, SizeName } from "./drawing-size.ts";
import {
  explanationTitle,
  firstMove,
  nextMove,
  encloseButton,
  enclosedButton,
  solved,
  startAgain,
  unsolved,
} from "./shared-text.ts";
import { rect, type Rect } from "./svg-geometry.ts";
import { usePlayback } from "./use-playback.ts";
import { useSizeName } from "./use-size-name.ts";

/** The exports of a demonstration's module. */
export interface DemoModule {
  LiveDemo: ComponentType<{ sizes: DrawingSizes }>;
  /** Only the build draws static pictures, so the browser gets no code for them. */
  StaticPicture?: ComponentType<{ sizes: DrawingSizes; name: SizeName }> | undefined;
}

/**
 * Makes the two components of a demonstration: `LiveDemo` with drawing, result and controls, and
 * `StaticPicture`, the same drawing in its initial state. Both get the sizes of the drawing from demos.ts,
 * which a page has before this code.
 */
export function defineDemo<State extends object>(definition: DemoDefinition<State>): DemoModule {
  const { initialState, initialLiveState, fontSize, Drawing, OverlayControls, Controls } = definition;
  const { verdict, describe, longestResults, suggest, explanation, enclosure } = definition;

  const sizeOf = (sizes: DrawingSizes, name: SizeName) => ({
    name,
    ...sizes[name],
    fontSize: fontSize[name],
  });

  /** The verdict and the result in one sentence. */
  function Result({ state }: { state: State }) {
    const judged = verdict(state);
    const sentence = describe(state);
    return (
      <>
        {judged && (
          <b key={judged.text} data-good={judged.good || undefined}>
            {judged.text}
          </b>
        )}{" "}
        {/* An element of its own, because a browser that translates takes bare texts away from React. */}
        <span key={sentence}>{sentence}</span>
      </>
    );
  }

  function LiveDemo({ sizes }: { sizes: DrawingSizes }) {
    const [firstState] = useState<State>(initialLiveState ?? initialState);
    const [state, setState] = useState(firstState);
    const size = sizeOf(sizes, useSizeName());
    const change: Change<State> = (changes) => setState((current) => ({ ...current, ...changes }));
    usePlayback(definition.playback, state, change);
    const controls: ControlsProps<State> = {
      state,
      size,
      change,
      bind: (name, also) => ({
        value: state[name],
        onChange: (value) => change({ ...also, [name]: value } as Partial<State>),
      }),
    };
    const [upperPart, lowerPart] = partsOf(size, definition.stickyHeight);
    const renderPart = (part: Rect) => (
      <DrawingPart part={part}>
        <DrawingSvg part={part} fontSize={size.fontSize}>
          <Drawing {...controls} />
        </DrawingSvg>
        {OverlayControls && <OverlayControls {...controls} />}
      </DrawingPart>
    );
    const isPlaying = definition.playback?.nextStep(state) !== undefined;
    const suggestion = suggest(state);
    const result = enclosure(state);
    const isEnclosed = useDraft(({ enclosures }) => !!enclosures?.includes(result));
    const lastTitle = verdict(state)?.good ? solved : unsolved;
    return (
      <div className={columnLayout}>
        <div className={drawingAndResult}>
          {renderPart(upperPart)}
          {/* While it plays, screen readers would say each of its steps. */}
          <output className={resultText} aria-live={isPlaying ? "off" : "polite"}>
            <Result state={state} />
          </output>
          {longestResults.map((each) => (
            <div key={describe(each)} className={resultText} aria-hidden="true">
              <Result state={each} />
            </div>
          ))}
        </div>
        {lowerPart && renderPart(lowerPart)}
        <div className={cx(controlsBar, Controls && barWithFields)}>
          <div className={controlsPanel}>
            <div data-suggestion>
              <span>{state === firstState ? firstMove : suggestion ? nextMove : lastTitle}</span>
              <Button
                variant={suggestion ? "primary" : "quiet"}
                onClick={() => (suggestion ? change(suggestion.changes) : setState(firstState))}
              >
                {suggestion?.label ?? startAgain}
              </Button>
            </div>
            {Controls && <Controls {...controls} />}
          </div>
          <EnquiryButton variant={suggestion ? "quiet" : "primary"} enclosure={result}>
            {isEnclosed ? enclosedButton : encloseButton}
          </EnquiryButton>
        </div>
        <details className={explanationDetails}>
          <summary>{explanationTitle}</summary>
          <p>{typeof explanation === "string" ? explanation : explanation(state)}</p>
        </details>
      </div>
    );
  }

  function StaticPicture({ sizes, name }: { sizes: DrawingSizes; name: SizeName }) {
    const size = sizeOf(sizes, name);
    return (
      <DrawingSvg part={rect(0, 0, size.width, size.height)} fontSize={size.fontSize}>
        <Drawing state={initialState} size={size} />
      </DrawingSvg>
    );
  }

  return import.meta.env.SSR ? { LiveDemo, StaticPicture } : { LiveDemo };
}
