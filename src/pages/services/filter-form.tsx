import { css, cx } from "@linaria/core";
import { useEffect, useRef } from "react";
import { button } from "../../components/button.tsx";
import { labelText, TextField } from "../../components/text-field.tsx";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { servicesPage } from "../../content/pages/services-page.ts";
import { narrowPage, phone } from "../../styles/media-queries.ts";
import { navy, white } from "../../styles/tokens.ts";
import type { ProblemFilter } from "./problem-filter.ts";

const { filterLabels, subjects } = servicesPage;

/** What was typed and chosen. It belongs to the entry of the history, so that Back returns to it. */
export interface FilterEntry {
  words: string;
  subject: string;
}

/** Returns what was typed and chosen at this entry of the history. */
export function filterOfEntry(): FilterEntry | undefined {
  return (history.state as { filter?: FilterEntry } | null)?.filter;
}

export function problemFilterOf({ words, subject }: FilterEntry): ProblemFilter {
  return { text: words, services: subjects.find(({ name }) => name === subject)?.services ?? [] };
}

/** Safari refuses more than a hundred changes of the history in 10 seconds, and typing is faster. */
const savedAfterMs = 200;

interface Props {
  /** What the controls begin with. */
  initial: FilterEntry | undefined;
  onFilter: (filter: ProblemFilter) => void;
  /** Says how many problems fit, after the subjects. */
  children: string;
}

/**
 * A text field and a choice of subjects. The controls are uncontrolled: the filter is read from the form on
 * every input.
 */
export function FilterForm({ initial, onFilter, children }: Props) {
  const form = useRef<HTMLFormElement>(null);

  const saving = useRef(0);

  function entryOfForm(): FilterEntry {
    const data = new FormData(form.current!);
    return { words: String(data.get("words")), subject: String(data.get("subject")) };
  }

  function read() {
    onFilter(problemFilterOf(entryOfForm()));
    clearTimeout(saving.current);
    saving.current = window.setTimeout(save, savedAfterMs);
  }

  function save() {
    clearTimeout(saving.current);
    history.replaceState({ ...(history.state as object | null), filter: entryOfForm() }, "");
  }

  useEffect(() => {
    const entry = filterOfEntry();
    const { elements } = form.current!;
    const words = elements.namedItem("words") as HTMLInputElement;
    // After Back from another document. Text that was typed before hydration counts more.
    if (entry && !words.value) {
      words.value = entry.words;
      (elements.namedItem("subject") as RadioNodeList).value = entry.subject;
    }
    read();
    return () => clearTimeout(saving.current);
    // oxlint-disable-next-line react/exhaustive-deps -- later changes come as input events
  }, []);

  return (
    <form
      ref={form}
      role="search"
      // There is nothing to submit, also before the page is hydrated: outside a dialog this method does nothing.
      method="dialog"
      aria-label={filterLabels.name}
      className={bar}
      onInput={read}
    >
      <TextField
        label={filterLabels.searchText}
        type="search"
        name="words"
        defaultValue={initial?.words}
        placeholder={filterLabels.searchExample}
        autoComplete="off"
        // Before a link is followed.
        onBlur={save}
      />
      <fieldset className={choice}>
        <legend className={labelText}>{filterLabels.subject}</legend>
        {[filterLabels.allSubjects, ...subjects.map(({ name }) => name)].map((name, index) => (
          <label key={name} className={cx(button, tab)} data-variant="quiet">
            <input
              type="radio"
              name="subject"
              value={name}
              defaultChecked={initial ? name === initial.subject : index === 0}
              className={visuallyHidden}
            />
            {name}
          </label>
        ))}
        <p role="status">{children}</p>
      </fieldset>
    </form>
  );
}

/* The field is beside the subjects where these fit into one row with it. */
const bar = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 24px;
  inline-size: 100%;

  > :first-child {
    flex: 9 1 320px;
  }
  input {
    min-block-size: 52px;
    padding-inline: 20px;
    background: ${white};
    color: ${navy};
    color-scheme: light;
    font-size: var(--step-2);
  }
  /* Filtering needs script. */
  @media (scripting: none) {
    display: none;
  }
`;

/* The number of problems is at the other end of the line with the label. */
const choice = css`
  position: relative;
  display: flex;
  flex: 1 auto;
  flex-wrap: wrap;
  gap: 8px;
  min-inline-size: 0;

  > legend {
    margin-block-end: 4px;
    padding: 0;
  }
  > p {
    position: absolute;
    inset: -29px 0 auto auto;
  }
`;

/* On a narrow page three in a row, on a phone two, so that none is alone in the last one. */
const tab = css`
  position: relative;
  flex: 1 0 auto;
  min-block-size: 52px;
  padding-inline: 16px;
  cursor: pointer;

  /* Forced colours replace the background, and leave the line below the text. */
  &:has(:checked) {
    background: var(--fg);
    color: var(--bg);
    text-decoration: underline 2px;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  @media ${narrowPage} {
    flex: 1 1 30%;
  }
  @media ${phone} {
    flex-basis: 40%;
  }
`;
