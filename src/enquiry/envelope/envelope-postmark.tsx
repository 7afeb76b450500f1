import { css } from "@linaria/core";
import { company } from "../../content/company.ts";
import { easing } from "../../styles/tokens.ts";
import { endOf, envelopeMotion, startOf } from "../motion/card-motion.ts";
import { sentTimes } from "../motion/card-timeline.ts";
import { TodayPostmark } from "./today-postmark.tsx";

/**
 * The postmark beside and on the stamp of an enquiry that was sent: the company's town, and the day where the
 * visitor is.
 */
export function EnvelopePostmark({ lands }: { lands?: boolean }) {
  return <TodayPostmark ring={company.place.town} className={postmark} data-lands={lands || undefined} />;
}

const landing = sentTimes.postmarkLands;

const postmark = css`
  /* The ring is on the bare paper beside the stamp, and only the waves are on the stamp. */
  inset: 3% calc(100% - 11cqi) auto auto;
  inline-size: 36cqi;
  max-inline-size: none;

  @media ${envelopeMotion} {
    &[data-lands] {
      animation: land ${endOf(landing) - startOf(landing)}ms var(--lands-after, ${startOf(landing)}ms)
        ${easing.settle} backwards;
    }
  }
`;
