import { css } from "@linaria/core";
import { company } from "../content/company.ts";
import { mask } from "../styles/tokens.ts";
import { Cancellation } from "./cancellation.tsx";
import { Postage } from "./postage.tsx";

/** The address side of the envelope, at any size. */
export function EnvelopeFace() {
  return (
    <span className={face}>
      <span className={corner} aria-hidden="true">
        <Postage />
        <Cancellation />
      </span>
      <span className={address}>
        <span>To</span>
        <span>{company.name}</span>
        {company.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
    </span>
  );
}

const face = css`
  position: relative;
  display: grid;
  align-items: end;
  container-type: inline-size;
  aspect-ratio: 8 / 5;
  padding: 7%;
  border-radius: 3px;
  overflow: clip;
  background: var(--surface);
  box-shadow: var(--shadow-paper);
  color: var(--ink);
  text-align: start;

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    padding: 2.4%;
    background: var(--stripe);
    mask:
      linear-gradient(${mask.shown} 0 0) content-box exclude,
      linear-gradient(${mask.shown} 0 0);
  }
`;

const corner = css`
  position: absolute;
  inset: 9% 6.5% auto auto;
`;

const address = css`
  display: grid;
  margin-inline-start: max(0px, 62cqi - 190px);
  color: var(--muted);
  font: 500 max(0.6875rem, 2.9cqi) / 1.55 var(--mono);
  overflow-wrap: anywhere;
`;
