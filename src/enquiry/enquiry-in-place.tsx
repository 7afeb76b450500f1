import { css, cx } from "@linaria/core";
import { useEffect, useLayoutEffect, useRef } from "react";
import { stampFrame } from "../components/postal/stamp-frame.ts";
import { cardTitle } from "../content/card-text.ts";
import companyStamp from "../content/images/company-stamp.svg";
import { narrowPage } from "../styles/media-queries.ts";
import { cardAttributes } from "./card-attributes.ts";
import { hasStoredDraft, readDraft, writeDraft } from "./draft/draft.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { sendLetter } from "./send-enquiry.ts";
import { enquiryFormId, useSharedEnquiry } from "./shared-enquiry.ts";
import { PageToasts } from "./toasts/page-toasts.tsx";

// Before the page hydrates, which empties fields in which the visitor has typed already.
keepTypedText();

function keepTypedText() {
  const form = globalThis.document?.querySelector<HTMLFormElement>(`#${enquiryFormId} form`);
  if (!form) return;
  // On a return the browser fills in what the form held when this document was left. The draft may have been
  // changed or sent since, so only the field counts in which the visitor is.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isFilledIn = visit?.type !== "navigate" && hasStoredDraft();
  const here = document.activeElement?.getAttribute("name");
  const typed = [...new FormData(form)].filter(([name, text]) => text && (!isFilledIn || name === here));
  if (typed.length > 0) writeDraft({ ...readDraft(), ...Object.fromEntries(typed) });
}

/** The form of the enquiry card as a part of a page, on the open letter. Such a page has no card. */
export function EnquiryInPlace() {
  const { state, dispatch, provideOverlay } = useSharedEnquiry();
  const { letters, delivery, errors } = state;
  const place = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    provideOverlay(PageToasts);
    dispatch({ type: "formAppeared" });
    return () => dispatch({ type: "formRemoved" });
  }, [provideOverlay, dispatch]);

  // The pressed button was in the form that the next one has replaced.
  useEffect(() => {
    if (delivery === "arrived") place.current!.focus({ preventScroll: true });
  }, [delivery]);

  return (
    <section
      ref={place}
      id={enquiryFormId}
      className={letter}
      data-theme="light"
      aria-label={cardTitle}
      tabIndex={-1}
      {...cardAttributes(state)}
    >
      <EnquiryForm
        key={letters}
        shown
        delivery={delivery}
        errors={errors}
        onCheck={(found) => dispatch({ type: "checked", errors: found })}
        onSend={(values) => sendLetter(values, dispatch)}
      />
      <div className={cx(stampFrame, stamp)}>
        <img src={companyStamp} alt="" width="144" height="144" />
      </div>
    </section>
  );
}

const letter = css`
  position: relative;
  background: none;
  outline-offset: 12px;
  /* A white rim, so that stripes in the colour of the ground keep their shape. */
  > form > :first-child {
    margin-inline: 6px;
    box-shadow: 0 0 0 6px var(--surface);
  }
  /* The letter is as tall as what is beside it. */
  @media not ${narrowPage} {
    &,
    > form,
    > form > :first-child {
      display: grid;
    }
    > form {
      grid-template-rows: 1fr;
    }
    > form > :first-child > :last-child {
      align-content: space-between;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

/* On the corner of the letter, above the line of the first field. */
const stamp = css`
  --pitch: 14px;
  z-index: 1;
  position: absolute;
  inset: -44px 4px auto auto;
  inline-size: 104px;
  padding: 9px;
  rotate: 6deg;
  pointer-events: none;

  @media not ${narrowPage} {
    inset: -28px -24px auto auto;
    inline-size: 112px;
  }
`;
