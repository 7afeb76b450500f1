import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";

interface Props {
  drawing: ReactNode;
  /** Native controls, in the order in which a visitor would try them. */
  controls: ReactNode;
  /** What the setting means, in a sentence or two: spoken whenever it changes. */
  finding: ReactNode;
  /** Where the data come from, or what is left out. */
  note: ReactNode;
  /** What the visitor set and saw, in words: a paragraph of the message. */
  message: string;
}

/** What every demonstration is laid out on: the drawing large and what it comes to, the controls beside or below both. */
export function DemoBoard({ drawing, controls, finding, note, message }: Props) {
  return (
    <div className={board}>
      <div className={picture}>{drawing}</div>
      {/* Before the controls: on a phone it stays in sight with the drawing. */}
      <output className={sentence}>{finding}</output>
      <div className={side}>
        <div className={panel}>{controls}</div>
        <EnquiryButton look="quiet" paragraph={message}>
          Send this with your message
        </EnquiryButton>
      </div>
      <p className={remark}>{note}</p>
    </div>
  );
}

const board = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px clamp(24px, 3vw, 40px);

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 300px;
    grid-template-rows: auto auto 1fr;
  }
`;

const picture = css`
  min-inline-size: 0;

  > svg {
    inline-size: 100%;
    block-size: auto;
  }
  /* Drawn in dark lines: they keep their own ground, as the stills do. */
  @media (forced-colors: active) {
    svg {
      outline: 10px solid var(--surface);
      background: var(--surface);
      forced-color-adjust: none;
    }
  }
`;

const side = css`
  display: grid;
  align-content: start;
  gap: 20px;

  @media (min-width: 1100px) {
    grid-area: 1 / 2 / span 3;
  }
  @media print {
    display: none;
  }
`;

const panel = css`
  display: grid;
  gap: 18px;
  padding: 20px;
  background: var(--sunken);
  font-size: var(--step--1);
`;

const sentence = css`
  display: block;
  max-inline-size: 60ch;
  font-size: var(--step-1);
  line-height: 1.45;
`;

const remark = css`
  max-inline-size: 68ch;
  color: var(--muted);
  font-size: var(--step--1);
`;
