import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { eyebrow } from "../../components/eyebrow.ts";
import { plain } from "../../components/section.tsx";
import { standaloneLink } from "../../components/standalone-link.ts";
import { messageUs } from "../../content/enquiry-labels.ts";
import { home } from "../../content/pages/home.ts";
import { EnquiryButton } from "../../enquiry/enquiry-button.tsx";
import { PageLink } from "../../routing/page-link.tsx";
import { EnvelopeButton } from "../../sections/envelope-button.tsx";
import { actionRow, leadText } from "../../sections/hero-text.tsx";
import { narrowPage, phone } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";

export function HomeHero() {
  return (
    <section className={hero} {...plain}>
      <div>
        <p className={cx(eyebrow, heroEyebrow)}>{home.eyebrow}</p>
        <h1 className={title}>{home.heading}</h1>
        <p className={cx(leadText, lead)}>{home.lead}</p>
        <div className={cx(actionRow, actions)}>
          <EnquiryButton>
            <MailIcon />
            {messageUs}
          </EnquiryButton>
          <PageLink to="/services" className={standaloneLink}>
            {home.finderLabel}
          </PageLink>
        </div>
      </div>
      <EnvelopeButton label={home.envelopeLabel} className={envelope} />
    </section>
  );
}

const hero = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: center;
  gap: var(--space-m);
  padding: var(--space-m) var(--page-margin) var(--space-l);
  overflow-x: clip;

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const heroEyebrow = css`
  margin-block-end: 16px;
  color: var(--accent);
  font-size: clamp(0.6875rem, 3vw, 0.9375rem);
`;

const title = css`
  font-size: var(--step-6);
  line-height: 0.92;

  @media ${narrowPage} {
    font-size: min(21vw, 9rem);
  }
`;

/* The lead is closer to the heading on a phone, so that the whole stamp on the envelope is in sight too. */
const lead = css`
  @media ${phone} {
    margin-block-start: 14px;
    font-size: var(--step-0);
    line-height: 1.4;
    text-wrap: pretty;
  }
`;

/* Where there is little room, the link is beside the button in two lines, or below it if the text is large. */
const actions = css`
  line-height: 1.25;
  text-wrap: balance;

  > a {
    flex: 1 1 7em;
  }
  @media ${phone} {
    margin-block-start: 20px;
  }
`;

/* The envelope reaches from the middle of the window beyond its right edge, so that no corner of the turned
   envelope ends just before that edge. On a phone its left edge is in sight. */
const envelope = css`
  /* Over the edge of the next part of the page. */
  z-index: 1;
  inline-size: 52vw;
  margin: 12px 0 -6vw -12px;
  rotate: 2.4deg;
  transition: rotate ${times.bar}ms;

  &:hover {
    rotate: 0deg;
  }

  @media ${narrowPage} {
    inline-size: 100vw;
    margin: 20px 0 0;
  }
`;
