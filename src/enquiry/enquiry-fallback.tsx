import { css } from "@linaria/core";
import { useState } from "react";
import { company } from "../content/company.ts";
import { radius } from "../styles/tokens.ts";
import { Button } from "../ui/button.tsx";
import { enquiryText } from "./enquiry-text.ts";
import type { EnquiryValues } from "./enquiry.ts";

/**
 * Another way for what could not be sent: the visitor's own mail program, or the clipboard. To be rendered anew when the
 * text changes: "Copied" is then no longer true.
 */
export function EnquiryFallback({ values }: { values: () => EnquiryValues }) {
  const [copy, setCopy] = useState<"none" | "done" | "refused">("none");

  async function copyText() {
    try {
      await navigator.clipboard.writeText(enquiryText(values()));
      setCopy("done");
    } catch {
      // Browsers ask the visitor, or have no clipboard outside https.
      setCopy("refused");
    }
  }

  function mail() {
    const query = new URLSearchParams({ subject: "Enquiry", body: enquiryText(values()) });
    location.href = `mailto:${company.email}?${query.toString().replaceAll("+", "%20")}`;
  }

  return (
    <div className={slip}>
      <p className={mark}>Return to sender</p>
      <p>
        Your text is still here. You can also send it another way, or call{" "}
        {company.phone.replaceAll(" ", "\u00a0")}.
      </p>
      <div className={ways}>
        <Button look="quiet" onClick={mail}>
          Use my mail program
        </Button>
        <Button look="quiet" onClick={copyText}>
          {copy === "done" ? "Copied" : "Copy my text"}
        </Button>
      </div>
      <p role="status">
        {copy === "refused" &&
          "Your browser does not allow copying. Please select the text in the field and copy it."}
      </p>
    </div>
  );
}

const slip = css`
  display: grid;
  gap: 10px;
  padding: 14px 20px;
  border-inline-start: 8px solid var(--error);
  outline: 2px solid transparent;
  background: var(--surface);
  font-size: var(--step--1);

  /* Not hidden: a live region has to be there before its text is. */
  > p:empty {
    margin-block-start: -10px;
  }
`;

/** As a rubber stamp prints it. */
const mark = css`
  justify-self: start;
  padding: 5px 12px 3px;
  border: 3px solid;
  border-radius: ${radius.control};
  color: var(--error);
  font: 820 var(--step-1) / 1.1 var(--display);
  letter-spacing: 0.06em;
  text-transform: uppercase;
  rotate: -1.5deg;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    min-block-size: 44px;
    padding: 8px 14px;
    font-size: var(--step--1);
  }
`;
