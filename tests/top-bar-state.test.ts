import { describe, expect, test } from "vitest";
import { nextTopBarState, topBarAtTop, type TopBarState } from "../src/shell/top-bar-state.ts";

const viewportHeight = 1000;
const scroll = (...positions: number[]): TopBarState =>
  positions.reduce((state, y) => nextTopBarState(state, y, viewportHeight), topBarAtTop);

describe("the bar's state", () => {
  test.each([
    ["shows at the top", [0], false],
    ["shows down to 50 px", [50], false],
    ["hides just past 50 px", [51], true],
    ["stays hidden while scrolling down", [51, 200, 900], true],
    ["returns on scrolling up", [900, 880], false],
    ["hides again on scrolling down again", [900, 880, 920], true],
    ["takes less than 4 px for no direction", [900, 897], true],
    ["adds up small movements to a direction", [900, 897, 895], false],
    ["shows at 50 px whatever the direction", [900, 50], false],
  ])("%s", (_, positions, hidden) => {
    expect(scroll(...positions).hidden).toBe(hidden);
  });

  test.each([
    [699, false],
    [700, false],
    [701, true],
  ])("at %i px of a 1000 px viewport, light is %s", (y, light) => {
    expect(scroll(y).light).toBe(light);
  });

  test("gets its route's theme back when scrolled back", () => {
    expect(scroll(900, 300).light).toBe(false);
  });

  test("follows the viewport's height", () => {
    expect(nextTopBarState(topBarAtTop, 500, 600).light).toBe(true);
    expect(nextTopBarState(topBarAtTop, 500, 800).light).toBe(false);
  });
});
