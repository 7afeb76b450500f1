import { css } from "@linaria/core";
import { narrowEnquiryCard } from "../../styles/media-queries.ts";
import { returnedEnvelopeAttribute } from "../card-attributes.ts";
import { AddressedEnvelope } from "./addressed-envelope.tsx";
import { ReturnMark } from "./return-mark.tsx";

/**
 * The returned envelope in the box of a narrow card. A wide card shows a larger one beside the form
 * (card-aside.tsx).
 */
export function ReturnedEnvelope() {
  return (
    <div className={picture} aria-hidden="true" {...{ [returnedEnvelopeAttribute]: "" }}>
      <AddressedEnvelope>
        <ReturnMark />
      </AddressedEnvelope>
    </div>
  );
}

const picture = css`
  inline-size: 132px;

  @media not ${narrowEnquiryCard} {
    dialog & {
      display: none;
    }
  }
`;
