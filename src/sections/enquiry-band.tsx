import { css, cx } from "@linaria/core";
import MailIcon from "@tabler/icons/outline/mail.svg?react";
import { stampFrame } from "../components/postal/stamp-frame.ts";
import type { EnquiryLabel } from "../content/enquiry-labels.ts";
import companyStamp from "../content/images/company-stamp.svg";
import { stampNumberOf, type Service } from "../content/services.ts";
import { EnquiryButton } from "../enquiry/enquiry-button.tsx";
import { phone } from "../styles/media-queries.ts";
import { themedInkProps } from "./stamp-ink.ts";

interface Props {
  title: string;
  label: EnquiryLabel;
  /** The page's service, whose stamp and ink replace those of the company. */
  service?: Service;
}

/**
 * The last section of many pages: the page's closing line on a coloured background, and a button that opens
 * the enquiry card.
 */
export function EnquiryBand({ title, label, service }: Props) {
  const face = service ? service.stampPicture + contrastingFace : companyStamp;
  return (
    <section className={band} aria-label="Write to us">
      <div {...themedInkProps(service?.ink ?? "gold", ground)}>
        <div
          className={cx(stampFrame, stamp)}
          {...(service && { [`data-crop-${Number(stampNumberOf(service)) % 3}`]: "" })}
        >
          <img src={face} alt="" width="144" height="144" loading="lazy" />
        </div>
        <h2>{title}</h2>
        <EnquiryButton>
          <MailIcon />
          {label}
        </EnquiryButton>
      </div>
    </section>
  );
}

/** The drawing to the right of a stamp's view box: the same on a ground that contrasts with the ink. */
const contrastingFace = "#svgView(viewBox(144,0,144,144))";

/* Begins above its ground, over the last lines of the section before, so that the stamp may stand out. The
   button is of no use on paper. */
const band = css`
  margin-block-start: calc(-1 * var(--section));
  padding-block-start: var(--section);

  @media print {
    display: none;
  }
`;

const ground = css`
  position: relative;
  padding: max(68px, var(--space-l)) var(--page-margin) var(--space-l);
  overflow-x: clip;
  clip-path: inset(-99px 0 0);

  > h2 {
    margin-block-end: var(--space-m);
    font-size: var(--step-5);

    @media not ${phone} {
      max-inline-size: min(14em, 62%);
    }
  }
`;

/* On a phone it is above the heading, and begins over the section before. Elsewhere a third of it is below
   the lower edge. Large text may reach it, and lies above it. */
const stamp = css`
  z-index: -1;
  --pitch: max(12px, 2vw);
  position: absolute;
  inset: -10px var(--page-margin) auto auto;
  inline-size: 80px;
  rotate: 8deg;
  transform-origin: 100% 0;

  @media not ${phone} {
    inset-block: auto max(-10vw, -140px);
    inline-size: min(30vw, 420px);

    /* On the pages of services two more crops: a larger one behind the right edge of the page, and the whole
       stamp with a postmark. */
    &[data-crop-1] {
      inset-inline-end: -7vw;
      inline-size: min(42vw, 588px);
      rotate: -8deg;
    }
    &[data-crop-2] {
      inset-block: 14% auto;
      inline-size: min(24vw, 300px);

      &::after {
        content: "";
        position: absolute;
        inset: 45% 45% -14% -45%;
        background: url("../content/images/postmark.svg") center / contain no-repeat;
      }
    }
  }
`;
