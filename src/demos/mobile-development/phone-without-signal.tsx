import { css } from "@linaria/core";
import { useReducer } from "react";
import { narrowDrawing } from "../../styles/breakpoints.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { DemoBoard } from "../demo-board.tsx";
import { SyncDrawing } from "./sync-drawing.tsx";
import { after, checks, firstState, type Check, type Mark, type Side, type State } from "./sync-model.ts";

export function PhoneWithoutSignal() {
  const [state, dispatch] = useReducer(after, firstState);
  const narrow = useMediaQuery(narrowDrawing);
  const [conflict] = state.conflicts;
  const decidable = conflict !== undefined && state.signal;
  const finding = findingOf(state);

  return (
    <DemoBoard
      drawing={<SyncDrawing state={state} narrow={narrow} />}
      controls={
        <>
          <CheckField
            label="The phone has a signal"
            checked={state.signal}
            onChange={(on) => dispatch({ type: "signal", on })}
          />
          <div className={pair}>
            {checks
              .slice(0, 2)
              .map((check) =>
                (["phone", "office"] as const).map((side) => (
                  <MarkField
                    key={`${check}, ${side}`}
                    check={check}
                    side={side}
                    mark={side === "phone" ? state.phone[check] : state.office[check].mark}
                    onMark={(mark) => dispatch({ type: "mark", side, check, mark })}
                  />
                )),
              )}
          </div>
          {/* Always there: a button that went away would take the focus with it. */}
          <fieldset className={decision}>
            <legend className={question}>
              {conflict ? `${conflict} was changed on both sides. Which holds?` : "No conflict to decide"}
            </legend>
            {(["phone", "office"] as const).map((side) => (
              <Button
                key={side}
                look="quiet"
                aria-disabled={!decidable}
                onClick={() => {
                  if (decidable) dispatch({ type: "resolve", check: conflict, keep: side });
                }}
              >
                The {side}
              </Button>
            ))}
          </fieldset>
        </>
      }
      finding={finding}
      note="A made-up inspection. Who decides a conflict, and which marks may settle themselves, is a rule that you set with us."
      message={`I tried the phone without a signal. ${finding}`}
    />
  );
}

function findingOf({ signal, queue, conflicts, phone, office }: State): string {
  const [conflict] = conflicts;
  if (conflict) {
    return `${conflict} was changed on both sides: the phone says ${phone[conflict]}, the office ${office[conflict].mark}. Everything else has arrived, and this one waits for somebody’s decision.`;
  }
  if (!signal && queue.length > 0) {
    return `${queue.length === 1 ? "One change waits" : "Two changes wait"} on the phone, in the order in which they were made. The list works on, and closing the app loses nothing.`;
  }
  if (!signal) return "Without a signal the list works on, and what you mark waits on the phone.";
  return "Phone and office show the same, and nothing waits.";
}

interface MarkFieldProps {
  check: Check;
  side: Side;
  mark: Mark;
  onMark: (mark: Mark) => void;
}

function MarkField({ check, side, mark, onMark }: MarkFieldProps) {
  return (
    <SelectField label={`${check}, ${side}`} value={mark} onChange={(value) => onMark(value as Mark)}>
      <option value="open">open</option>
      <option value="fine">fine</option>
      <option value="fault">fault</option>
    </SelectField>
  );
}

const pair = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  align-items: end;
`;

const decision = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  min-inline-size: 0;
  border: 0;

  > button {
    min-block-size: 44px;
    padding: 8px 14px;
    font-size: var(--step--1);
  }
  > button[aria-disabled="true"] {
    border-style: dashed;
    color: var(--muted);
    cursor: default;
  }
`;

const question = css`
  margin-block-end: 8px;
  padding: 0;
  font-weight: 560;
`;
