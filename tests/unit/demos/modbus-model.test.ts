import { expect, test } from "vitest";
import { initialState } from "../../../src/demos/modbus/modbus-model.ts";
import * as text from "../../../src/demos/modbus/modbus-text.ts";
import { frameLength, invertBit, noDamage, parityBit } from "../../../src/modbus/rtu-frame.ts";
import { followSuggestions, resultOf } from "../support/follow-suggestions.ts";

test("the suggestions lead from a wrong value that is believed through each check to a sound frame", () => {
  const states = followSuggestions(initialState, text.suggest);
  const { parity, parityHolds, crc } = text.failureTexts;
  expect(states.map((state) => resultOf(text, state))).toEqual([
    [text.verdicts.wrong, expect.stringContaining(text.acceptedTexts.unchecked), text.suggestions.check],
    [text.verdicts.discard, expect.stringMatching(`${parity(5)}.*${crc}`), text.suggestions.flip],
    [text.verdicts.discard, expect.stringMatching(`${parityHolds}.*${crc}`), text.suggestions.lose],
    [
      text.verdicts.wait,
      expect.stringMatching(`${frameLength - 1}.*${frameLength}`),
      text.suggestions.repair,
    ],
    [text.verdicts.right, expect.stringContaining(text.acceptedTexts.checked), undefined],
  ]);
});

test("a wrong parity bit alone does not make the CRC differ", () => {
  const sentence = text.describe({
    ...initialState,
    checked: true,
    damage: invertBit(noDamage, 3, parityBit),
  });
  expect(sentence).toContain(text.failureTexts.parity(3));
  expect(sentence).not.toContain(text.failureTexts.crc);
});
