import { css, cx } from "@linaria/core";
import { company } from "../content/company.ts";
import postmark from "../content/images/postmark.svg";
import { home } from "../content/pages/home.ts";
import { services } from "../content/services.ts";
import { useCardOpener } from "../enquiry/enquiry-button.tsx";
import { airmailPaper } from "./airmail-paper.ts";
import { Stamp } from "./stamp.tsx";

/** An addressed envelope that opens the enquiry card. */
export function EnvelopeObject() {
  return (
    <div className={cx(airmailPaper, envelope)}>
      <div className={stamp}>
        <Stamp ink={service.ink}>
          <img src={service.stamp} alt="" width="144" height="144" loading="lazy" />
        </Stamp>
      </div>
      <img src={postmark} alt="" width="190" height="110" loading="lazy" className={cancellation} />
      <p className={address} aria-hidden="true">
        {[company.name, ...company.address].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <button type="submit" {...useCardOpener()} className={opener} aria-label={home.envelopeLabel} />
    </div>
  );
}

/** Its stamp is on the envelope: one in a colour that the first screen does not have. */
const service = services.find(({ ink }) => ink === "red")!;

/** Below this it stands under the words of the hero. */
const stacked = "(max-width: 700px)";

const envelope = css`
  aspect-ratio: 3 / 2;
  rotate: 2.4deg;
  transition: rotate var(--t-bar);

  &:hover {
    rotate: 0deg;
  }
  @media ${stacked} {
    max-inline-size: 420px;
    margin-inline-start: 8px;
  }
`;

const stamp = css`
  position: absolute;
  inset: 9% 7% auto auto;
  inline-size: 25%;
`;

const cancellation = css`
  position: absolute;
  inset: 9% 20% auto auto;
  inline-size: 44%;
  rotate: -12deg;
`;

const address = css`
  position: absolute;
  inset: auto 10% 12%;
  display: grid;
  color: var(--muted);
  font: 500 0.8125rem/1.6 var(--mono);
`;

const opener = css`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
`;
