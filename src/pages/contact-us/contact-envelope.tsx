import { css, cx } from "@linaria/core";
import { airmailPaper } from "../../blocks/airmail-paper.ts";
import { Stamp } from "../../blocks/stamp.tsx";
import { company } from "../../content/company.ts";
import postmark from "../../content/images/postmark.svg";
import { services } from "../../content/services.ts";
import { useCardOpener } from "../../enquiry/enquiry-button.tsx";

/** An addressed envelope that opens the enquiry card; `label` is its name as a button. */
export function ContactEnvelope({ label }: { label: string }) {
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
      <button type="submit" {...useCardOpener()} className={opener} aria-label={label} />
    </div>
  );
}

const service = services.find(({ ink }) => ink === "red")!;

const envelope = css`
  aspect-ratio: 3 / 2;
  inline-size: min(560px, 100%);
  margin-inline: auto;
  rotate: 2.4deg;
  transition: rotate var(--t-bar);

  &:hover {
    rotate: 0deg;
  }
`;

const stamp = css`
  position: absolute;
  inset: 9% 7% auto auto;
  inline-size: 24%;
`;

const cancellation = css`
  position: absolute;
  inset: 10% 23% auto auto;
  inline-size: 42%;
  rotate: -12deg;
`;

const address = css`
  position: absolute;
  inset: auto 8% 12% 38%;
  display: grid;
  font: 500 clamp(0.75rem, 0.5rem + 0.7vw, 1rem) / 1.7 var(--mono);
`;

const opener = css`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
`;
