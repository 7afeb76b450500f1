import { css, cx } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { airmailPaper } from "../../blocks/airmail-paper.ts";
import { Stamp } from "../../blocks/stamp.tsx";
import { company } from "../../content/company.ts";
import { home } from "../../content/pages/home.ts";
import { services } from "../../content/services.ts";
import postmark from "../../content/images/postmark.svg";
import { EnquiryButton, useCardOpener } from "../../enquiry/enquiry-button.tsx";
import { PageLink } from "../../site/page-link.tsx";
import { label } from "../../ui/label.ts";

export function HomeHero() {
  return (
    <section className={hero} data-ground="plain">
      <div>
        <p className={cx(label, eyebrow)}>{home.eyebrow}</p>
        <h1 className={title}>{home.heading}</h1>
        <p className={lead}>{home.lead}</p>
        <div className={actions}>
          <EnquiryButton>
            <MailIcon />
            Message Us
          </EnquiryButton>
          <PageLink to="/services" className={second}>
            {home.finderLabel}
          </PageLink>
        </div>
      </div>
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
    </section>
  );
}

/** Its stamp is on the envelope: one in a colour that the first screen does not have. */
const service = services.find(({ ink }) => ink === "red")!;

/** Below this the envelope would be too small for what is written on it. */
const stacked = "(max-width: 700px)";

const hero = css`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 0.9fr);
  align-items: end;
  gap: 48px;
  max-inline-size: calc(var(--wrap) + 2 * var(--gutter));
  margin-inline: auto;
  padding: clamp(32px, 5vw, 72px) var(--gutter) clamp(64px, 8vw, 110px);

  @media ${stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const eyebrow = css`
  margin-block-end: 20px;
  color: var(--accent);
`;

const title = css`
  font-size: var(--step-6);
  line-height: 0.92;
`;

const lead = css`
  max-inline-size: 46ch;
  margin-block: 28px 32px;
  color: var(--muted);
  font-size: clamp(1.125rem, 1rem + 0.5vw, 1.3125rem);
  line-height: 1.5;
  text-wrap: balance;
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px 28px;
`;

const second = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 560;
`;

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
