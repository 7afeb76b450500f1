import { css, cx } from "@linaria/core";
import MailIcon from "lucide-static/icons/mail.svg?react";
import { EnvelopeObject } from "../../blocks/envelope-object.tsx";
import { home } from "../../content/pages/home.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
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
      <EnvelopeObject />
    </section>
  );
}

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
