import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import type { ReactNode } from "react";
import type { Service } from "../content/services.ts";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import { phone } from "../styles/breakpoints.ts";
import { stampInk } from "./stamp-ink.ts";
import { backgrounds, ink, mask, white, type ThemeName } from "../styles/tokens.ts";
import { eyebrow } from "../components/eyebrow.ts";
import { hole } from "../components/postal/stamp-edge.ts";

interface Props {
  theme: ThemeName;
  /** Shown above the heading, such as a breadcrumb. */
  above?: ReactNode;
  heading: string;
  lead?: ReactNode;
  /** Labelled lines below the lead, such as the price and the audience of a service. */
  keyPoints?: { label: string; text: string }[];
  /** A button that opens the enquiry card; `opening` becomes the first line of a message that is still empty. */
  enquiry?: { label: string; opening?: string };
  actions?: ReactNode;
  art?: ReactNode;
  /** Gives the art almost half of the width, as a scene needs it; without it the art has a third, enough for a stamp. */
  wide?: boolean;
  /** Prints the whole screen as the stamp of a service, in its ink and with its drawing at the edge. */
  stamp?: Service;
  className?: string;
}

/** The first screen of a page, in the page's theme. The heading is the page's largest paint, so it is text and does not move. */
export function PageHero({
  theme,
  above,
  heading,
  lead,
  keyPoints,
  enquiry,
  actions,
  art,
  wide,
  stamp,
  className,
}: Props) {
  return (
    <section
      className={cx(hero, stamp && cx(stampInk, printedHero), className)}
      data-theme={theme}
      data-plain={(theme === "light" && !stamp) || undefined}
      data-ink={stamp?.ink}
      data-stamp={stamp?.slug}
    >
      <div className={cx(inner, Boolean(art) && !wide && besideHeading)}>
        <div className={words}>
          {above}
          <h1 className={title}>{heading}</h1>
          {lead && <p className={leadText}>{lead}</p>}
          {keyPoints && (
            <dl className={keyPointList}>
              {keyPoints.map(({ label: name, text }) => (
                <div key={name}>
                  <dt className={eyebrow}>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {(enquiry || actions) && (
            <div className={actionRow}>
              {enquiry && (
                <EnquiryButton opening={enquiry.opening}>
                  <MailIcon />
                  {enquiry.label}
                </EnquiryButton>
              )}
              {actions}
            </div>
          )}
        </div>
        {art && (
          <div className={artBox} data-wide={wide || undefined}>
            {art}
          </div>
        )}
      </div>
      {stamp && (
        <div className={drawing}>
          <img src={stamp.stamp} alt="" width="144" height="144" loading="lazy" />
        </div>
      )}
    </section>
  );
}

const hero = css`
  padding: clamp(32px, 4vw, 56px) var(--gutter) clamp(48px, 6vw, 80px);
  overflow: clip;
`;

const inner = css`
  display: flex;
  align-items: center;
  gap: 40px clamp(32px, 5vw, 72px);
  max-inline-size: var(--wrap);
  margin-inline: auto;

  @media ${phone} {
    display: grid;
  }
`;

/* On a phone a stamp is beside the heading, while a scene (`wide`) follows the words. */
const besideHeading = css`
  @media ${phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 16px;

    > :first-child {
      display: contents;

      > * {
        grid-column: 1 / -1;
      }
      > h1 {
        grid-column: 1;
      }
      > h1 ~ * {
        order: 2;
      }
    }
    > :last-child {
      order: 1;
      inline-size: clamp(72px, 25vw, 128px);
    }
  }
`;

const words = css`
  flex: 1.4;
  min-inline-size: 0;
`;

const title = css`
  max-inline-size: 16em;
  font-size: var(--step-5);
`;

/** The lead below the heading of a first screen. */
export const leadText = css`
  max-inline-size: 52ch;
  margin-block-start: clamp(18px, 2vw, 26px);
  color: var(--muted);
  font-size: clamp(1.125rem, 1rem + 0.5vw, 1.3125rem);
  line-height: 1.5;
  text-wrap: balance;
`;

const keyPointList = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 16px 28px;
  margin-block-start: 28px;

  > div {
    padding-block-start: 10px;
    border-block-start: 1px solid var(--control);
    text-wrap: balance;
  }
`;

/** The row of buttons and links below the lead. */
export const actionRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 24px;
  margin-block-start: 32px;
`;

const artBox = css`
  flex: 0.6;
  max-inline-size: 360px;

  > img {
    inline-size: 100%;
  }
  &[data-wide] {
    flex: 1.1;
    max-inline-size: 600px;

    @media ${phone} {
      display: contents;
    }
  }
`;

/*
 * A strip of the sheet that the stamp comes from: white edges above and below, with holes that show the blue bar and the next
 * section. The upper holes are painted, because the bar lies above them.
 */
const printedHero = css`
  --pitch: clamp(18px, 2vw, 28px);
  --bg: var(--stamp-ink);
  --ink: var(--stamp-text);
  --muted: var(--stamp-text);
  --control: var(--stamp-text);
  --link: var(--stamp-text);
  --foot: calc(clamp(48px, 6vw, 88px) + var(--pitch));
  position: relative;
  z-index: 1;
  margin-block-end: calc(var(--pitch) / -2);
  padding-block: calc(clamp(32px, 4vw, 64px) + var(--pitch)) var(--foot);
  border-block-end: calc(var(--pitch) * 0.8) solid ${white};

  &[data-ink="gold"] {
    --primary: ${ink};
  }
  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    block-size: calc(var(--pitch) * 0.8);
    background: radial-gradient(closest-side, ${backgrounds.blue} 61%, ${white} 67%) 0
      calc(var(--pitch) / -2) / var(--pitch) var(--pitch) round;
  }
  mask:
    ${hole} 0 calc(100% + var(--pitch) / 2) / var(--pitch) var(--pitch) round no-repeat exclude,
    linear-gradient(${mask.shown} 0 0);

  @media print {
    mask: none;
  }
  /* Above the drawing, whose ground has the same colour. */
  > :first-child {
    position: relative;
    z-index: 1;
    inline-size: 100%;
  }
  @media not ${phone} {
    display: grid;
    align-items: center;
    min-block-size: 37vw;

    > :first-child > :first-child {
      flex: none;
      max-inline-size: calc(61vw - max(var(--gutter), 50vw - var(--wrap) / 2) - 24px);
    }
  }
`;

/* A good part of the drawing lies beyond two edges. */
const drawing = css`
  position: absolute;
  inset: calc(var(--pitch) * 0.8) 0 0 44%;
  overflow: clip;

  > img {
    position: absolute;
    inset: auto 0 0 auto;
    inline-size: auto;
    block-size: min(150%, 54vw);
    max-inline-size: none;
    translate: 18% 22%;
  }
  @media ${phone} {
    position: relative;
    inset: auto;
    block-size: 62vw;
    margin: 0 calc(-1 * var(--gutter)) calc(-1 * var(--foot));

    > img {
      block-size: 84vw;
      translate: 10% 22%;
    }
  }
  @media print {
    display: none;
  }
`;
