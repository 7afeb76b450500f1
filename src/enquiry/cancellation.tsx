import { css } from "@linaria/core";
import { useState } from "react";
import { company } from "../content/company.ts";
import { ink } from "../styles/tokens.ts";
import { during, motion, posted, towards, whenPosted } from "./card-motion.ts";

/** Cancels the stamp with our town and the visitor's date. It lands when the letter has been accepted. */
export function Cancellation() {
  const [today] = useState(() => new Date());
  const day = today.toLocaleDateString("en-GB", { day: "2-digit", month: "short" });

  return (
    <svg className={postmark} viewBox="0 0 190 110" fill="none" stroke={ink} strokeWidth="2.4">
      <circle cx="55" cy="55" r="48" />
      <circle cx="55" cy="55" r="32" />
      <path id="postmark-ring" stroke="none" d="M16.5 55a38.5 38.5 0 0 1 77 0" />
      <path d="M104 27q6-8 12 0t12 0t12 0t12 0t12 0t12 0M107 41q5-8 11 0t12 0t12 0t12 0t12 0t12 0M108 55q5-8 10 0t12 0t12 0t12 0t12 0t12 0M107 69q5-8 11 0t12 0t12 0t12 0t12 0t12 0M104 83q6-8 12 0t12 0t12 0t12 0t12 0t12 0" />
      <text>
        <textPath href="#postmark-ring" startOffset="50%">
          {company.place.town}
        </textPath>
      </text>
      <text x="55" y="55">
        {day}
      </text>
      <text x="55" y="69">
        {today.getFullYear()}
      </text>
    </svg>
  );
}

const postmark = css`
  position: absolute;
  inset: 22% 48% auto auto;
  inline-size: 46cqi;
  max-inline-size: none;
  rotate: -10deg;
  opacity: 0;

  text {
    fill: ${ink};
    stroke: none;
    font: 820 13px var(--display);
    letter-spacing: 0.06em;
    text-anchor: middle;
    text-transform: uppercase;
  }
  @media ${motion} {
    scale: 1.9;
    ${posted} {
      scale: 1;
      opacity: 0.9;
      transition: ${during(whenPosted.postmarkLands, "scale opacity", towards)};
    }
  }
`;
