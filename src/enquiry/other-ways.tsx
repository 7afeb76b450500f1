import { css } from "@linaria/core";
import { useState } from "react";
import { Button } from "../components/button.tsx";
import { useCopy } from "../components/use-copy.ts";
import {
  copied,
  copyButton,
  copyDenied,
  mailButton,
  mailIsCut,
  otherWaysAdvice,
  textIsKept,
} from "../content/card-text.ts";
import { company } from "../content/company.ts";
import { enquiryAsText, mailLink } from "./draft/compose-message.ts";
import type { EnquiryValues } from "./enquiry-schema.ts";
import { ReturnedEnvelope } from "./envelope/returned-envelope.tsx";

/**
 * Says what to do with a returned enquiry, and offers other ways to send it: the visitor's own mail
 * program, or the clipboard. Give it a new key when the text changes, because "Copied" is then no longer
 * true.
 */
export function OtherWays({ readValues }: { readValues: () => EnquiryValues }) {
  const { outcome, copy } = useCopy();
  const [isCut, setIsCut] = useState(false);

  function mail() {
    const link = mailLink(company.email, enquiryAsText(readValues()));
    setIsCut(link.isCut);
    location.href = link.href;
  }

  return (
    <div className={box}>
      <ReturnedEnvelope />
      <p>
        <strong>{textIsKept}</strong> {otherWaysAdvice(company.phone.replaceAll(" ", "\u00a0"))}
      </p>
      <div className={buttons}>
        <Button variant="quiet" onClick={mail}>
          {mailButton}
        </Button>
        <Button variant="quiet" onClick={() => copy(enquiryAsText(readValues()))}>
          {outcome === "copied" ? copied : copyButton}
        </Button>
      </div>
      <p role="status">{outcome === "denied" ? copyDenied : isCut && mailIsCut}</p>
    </div>
  );
}

const box = css`
  display: grid;
  gap: 10px;
  /* Less below, where an empty live region adds a gap: it has to be in the document before its text is. */
  padding: 14px 20px 4px;
  border-inline-start: 8px solid var(--error);
  outline: 2px solid transparent;
  background: var(--surface);
  font-size: var(--step--1);
`;

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    min-block-size: 44px;
    padding: 8px 14px;
    font-size: var(--step--1);

    /* Not filled under the pointer either: the one strong button is the one that sends. */
    &:hover {
      background: none;
      box-shadow: none;
      color: var(--link);
    }
  }
`;
