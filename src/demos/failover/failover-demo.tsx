import { css } from "@linaria/core";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { displayFont } from "../../styles/display-font.ts";
import { gold } from "../../styles/tokens.ts";
import { DemoFrame } from "../kit/demo-frame.tsx";
import { DemoRadios } from "../kit/demo-radios.tsx";
import { toggleInSet } from "../kit/toggle-in-set.ts";
import { useDemo } from "../kit/use-demo.ts";
import { DataCentre } from "./data-centre.tsx";
import { costOf, designNames, initialState, type DesignName, type PlugName } from "./failover-model.ts";
import {
  costText,
  describe,
  designTitles,
  enclosure,
  explanation,
  suggest,
  verdict,
} from "./failover-text.ts";
import { ShopEntrance } from "./shop-entrance.tsx";
import { TravellingOrder } from "./travelling-order.tsx";

const texts = { verdict, describe, suggest, explanation, enclosure };
const designs = designNames.map((value) => ({ value, content: <Design name={value} /> }));

/** The designs to choose from, a street where orders arrive, and the zones with the parts that take them. */
export function FailoverDemo() {
  const demo = useDemo({ initialState });
  const { state, change } = demo;
  const toggle = (name: PlugName) => change({ unplugged: toggleInSet(state.unplugged, name) });
  return (
    <DemoFrame demo={demo} texts={texts}>
      <DemoRadios
        className={choices}
        legend="Design"
        options={designs}
        value={state.design}
        onChange={(design) => change({ design })}
      />
      <fieldset className={scene} data-design={state.design}>
        <legend className={visuallyHidden}>Unplug</legend>
        <ShopEntrance state={state} onToggle={toggle} />
        <DataCentre state={state} onToggle={toggle} />
        <TravellingOrder state={state} />
      </fieldset>
    </DemoFrame>
  );
}

/** A design with its cost, on a wide screen also in blocks of one server. */
function Design({ name }: { name: DesignName }) {
  const cost = costOf(name);
  const length = 30 * cost + 7 * Math.floor(cost);
  return (
    <>
      <b>{designTitles[name]}</b>
      <span>{costText(name)}</span>
      <svg viewBox="0 0 104 30" aria-hidden="true">
        <path d={`M${104 - length} 15h${length}`} strokeWidth="30" strokeDasharray="30 7" />
      </svg>
    </>
  );
}

const choices = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 2cqi;
  margin-block-end: 2cqi;
  ${displayFont("max(0.9rem, min(4.7cqi, 1.375rem))", 1.1)};

  > label {
    display: grid;
    align-content: center;
    padding: 0.4em min(8px, 2cqi);
    background: var(--sunken);

    &:has(:checked) {
      background: var(--fg);
      color: var(--surface);
    }
    > b {
      font-size: 1.05em;
    }
    > svg {
      display: none;
    }
  }
  path {
    stroke: var(--muted);
  }
  :checked ~ svg > path {
    stroke: ${gold};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  /* Large text on a phone. */
  @container (width < 15rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  @container (width >= 40rem) {
    gap: 1cqi;
    margin-block-end: 1cqi;
    font-size: 2.1cqi;

    > label > b {
      font-size: 1.2em;
    }
    > label {
      grid-template-columns: 1fr 10.4cqi;
      padding: 0.6cqi 1.6cqi;

      > svg {
        display: block;
        grid-area: 1 / 2 / span 2;
        align-self: center;
      }
    }
  }
`;

/* The orders in the street are drawn in this unit: an envelope is 58 by 40. */
const scene = css`
  --unit: calc(min(31cqi, 9rem) / 172);

  display: grid;
  position: relative;
  min-inline-size: 0;
  ${displayFont("max(0.85rem, min(4.6cqi, 1.375rem))", 1.15)};

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @container (width >= 40rem) {
    --unit: 0.1cqi;

    grid-template-columns: 33cqi minmax(0, 1fr);
    block-size: 37cqi;
    font-size: 2.2cqi;
  }
`;
