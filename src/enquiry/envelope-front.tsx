import { css } from "@linaria/core";
import Mark from "../content/images/logo-mark.svg?react";
import postmark from "../content/images/postmark.svg";
import { narrowCard } from "../styles/breakpoints.ts";
import { stampEdge } from "../styles/stamp-edge.ts";
import { mask, stampInks } from "../styles/tokens.ts";

interface Props {
  to: { name: string; address: readonly string[] };
  onOpen: () => void;
}

/** The address side of the envelope, one button all over. */
export function EnvelopeFront({ to, onOpen }: Props) {
  return (
    <button type="button" className={envelope} aria-label="Open the envelope" onClick={onOpen}>
      <span className={stamp}>
        <span className={stampInk}>
          <Mark />
        </span>
      </span>
      <img src={postmark} alt="" width="190" height="110" className={cancellation} />
      <span className={address}>
        <span>{to.name}</span>
        {to.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </button>
  );
}

const envelope = css`
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 320px;
  border: 0;
  background: var(--surface);
  color: var(--ink);
  text-align: start;

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    padding: 14px;
    background: var(--stripe);
    mask:
      linear-gradient(${mask.shown} 0 0) content-box exclude,
      linear-gradient(${mask.shown} 0 0);
  }
`;

const stamp = css`
  position: absolute;
  inset: 44px 48px auto auto;
  padding: 9.6px;
  background: var(--sunken);
  ${stampEdge}
`;

const stampInk = css`
  display: grid;
  place-items: center;
  inline-size: 92px;
  block-size: 112px;
  background: ${stampInks.blue.print};
  color: ${stampInks.blue.text};
  font-size: 56px;
`;

const cancellation = css`
  position: absolute;
  inset: 70px 116px auto auto;
  rotate: -10deg;
`;

const address = css`
  position: absolute;
  inset: auto auto 18% 50%;
  display: grid;
  inline-size: min(320px, 44%);
  color: var(--muted);
  font: 500 0.875rem/2.5 var(--mono);
  translate: -30% 0;

  > span {
    border-block-end: 1.5px solid var(--line);
    white-space: nowrap;
  }
  @media ${narrowCard} {
    inset-inline-start: 32px;
    inline-size: auto;
    min-inline-size: 60%;
    translate: 0 0;
  }
`;
