import { css } from "@linaria/core";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, times } from "../../styles/tokens.ts";
import type { Change } from "../kit/demo-types.ts";
import { toggleInSet } from "../kit/toggle-in-set.ts";
import { isFaulty, pages, percentMoved, type Path, type State } from "./release-model.ts";
import { switchTexts } from "./release-text.ts";

interface Props {
  state: State;
  change: Change<State>;
}

/** A switch for each page between the old and the new app. If everything is released at once, they are one. */
export function PageSwitches({ state, change }: Props) {
  const { moved, release } = state;
  return (
    <fieldset className={switches} data-joined={release === "everything" || undefined}>
      <legend className={visuallyHidden}>Answered by the new app</legend>
      {pages.map(({ path }) => (
        <PageSwitch
          key={path}
          path={path}
          state={state}
          onPress={() =>
            change({
              moved: toggleInSet(moved, path),
              release: release === "everything" ? "page" : release,
            })
          }
        />
      ))}
    </fieldset>
  );
}

interface PageSwitchProps {
  path: Path;
  state: State;
  onPress: () => void;
}

/** The side that answers is filled; both are while the release reaches some visitors. */
function PageSwitch({ path, state, onPress }: PageSwitchProps) {
  const percent = percentMoved(path, state);
  const faulty = isFaulty(path, state);
  const isSplit = percent > 0 && percent < 100;
  const newText = faulty && percent > 0 ? switchTexts.bad : switchTexts.new;
  const sides = [
    { app: "old", side: "old", on: percent < 100, text: isSplit ? `${100 - percent}%` : switchTexts.old },
    { app: "new", side: faulty ? "bad" : "new", on: percent > 0, text: isSplit ? `${percent}%` : newText },
  ];
  const name = `${path}, old or ${faulty ? "bad release" : "new"}`;
  return (
    <button type="button" aria-pressed={state.moved.has(path)} onClick={onPress}>
      <span key={name} className={visuallyHidden}>
        {name}
      </span>
      {sides.map(({ app, side, on, text }) => (
        <span key={app} data-side={side} data-on={on || undefined} aria-hidden="true">
          <span key={text}>{text}</span>
        </span>
      ))}
    </button>
  );
}

const switches = css`
  display: grid;
  grid-area: 2 / 2 / -1 / 3;
  grid-auto-rows: 1fr;
  gap: inherit;
  min-inline-size: 0;

  &[data-joined] {
    background: var(--fg);
  }
  > button {
    position: relative;
    display: grid;
    grid-template-columns: 1fr 1fr;
    min-inline-size: 0;
    padding: min(4px, 1cqi);
    background: var(--fg);
    font-size: 0.94em;
    line-height: 1;

    &:hover {
      box-shadow: 0 0 0 3px var(--surface);
    }
  }
  [data-side] {
    display: grid;
    place-items: center;
    background: linear-gradient(var(--muted), var(--muted)) no-repeat 100% / 0 100%;
    color: var(--control);

    + * {
      background-image: linear-gradient(var(--link), var(--link));
      background-position: 0;
    }
  }
  [data-side="bad"] {
    background-image: linear-gradient(var(--accent), var(--accent));
  }
  [data-on] {
    background-size: 100% 100%;
    color: var(--surface);
  }
  @media ${motionAllowed} {
    &,
    [data-side] {
      transition: background ${3 * times.beat}ms ${easing.settle};
    }
  }
`;
