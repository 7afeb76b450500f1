import { css } from "@linaria/core";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { blue, gold, navy, paleBlue, red, white } from "../../styles/tokens.ts";

/**
 * A pair of stamps with a letter on its way from a device to a server. On an envelope that is a button the
 * letter is delivered once when the page opens; under the pointer it comes back with a mark.
 */
export function BothSides() {
  return (
    <svg viewBox="0 0 302 144" className={drawing} aria-hidden="true">
      <path fill={gold} d="M0 0h144v144H0z" />
      <path fill={blue} d="M158 0h144v144H158z" />
      <path stroke={paleBlue} strokeWidth="7" strokeLinecap="round" strokeDasharray="0 12" d="M151 0v144" />
      <text x="13" y="32" fill={navy}>
        DEVICE
      </text>
      <text x="289" y="32" fill={white} textAnchor="end">
        SERVER
      </text>
      <path stroke={navy} strokeWidth="6" d="M79 89h40" />
      <path fill="none" stroke={white} strokeWidth="6" d="M182 89h21m-9-12 12 12-12 12" />
      <g className={letter}>
        <path fill={white} stroke={navy} strokeWidth="5" d="M119 67h64v44h-64zm64 0-32 25-32-25" />
        <path className={mark} stroke={red} strokeWidth="7" d="m131 76 40 28m0-28-40 28" />
      </g>
      <path fill={navy} d="M13 50h66v78H13z" />
      <path fill={white} d="M22 59h48v34H22z" />
      <path fill="none" stroke={red} strokeWidth="5" d="M22 80h13l7-13 9 20 6-11h13" />
      <path stroke={gold} strokeWidth="11" strokeLinecap="round" strokeDasharray="0 18" d="M28 110h37" />
      <path fill={white} d="M215 50h74v22h-74zM215 106h74v22h-74z" />
      <path className={inbox} fill={gold} d="M215 78h74v22h-74z" />
      <path stroke={paleBlue} strokeWidth="5" d="M224 61h36m-36 56h36" />
      <path stroke={navy} strokeWidth="5" d="M224 89h36m12 0h8m-8-28h8m-8 56h8" />
    </svg>
  );
}

const drawing = css`
  > text {
    ${displayFont("24px", 1)};
  }
`;

/* It is drawn below the device and the server, which hide it at both ends of its way. */
const letter = css`
  transform-box: fill-box;
  transform-origin: center;

  @media ${motionAllowed} {
    button & {
      animation: deliver 1500ms 200ms ease-in-out backwards;
    }
    @media (hover) {
      button:hover & {
        animation: come-back 1400ms ease-in-out;
      }
    }
  }
  @keyframes deliver {
    from,
    61% {
      transform: translateX(-106px) scale(0.9);
    }
    /* Behind the server. The next letter leaves the device at once. */
    60% {
      transform: translateX(100px) scale(0.4);
      animation-timing-function: step-end;
    }
  }
  @keyframes come-back {
    40%,
    55% {
      transform: translateX(35px);
    }
  }
`;

const mark = css`
  opacity: 0;

  /* After a tap a phone would keep the mark. */
  @media (hover) {
    button:hover & {
      opacity: 1;
      @media ${motionAllowed} {
        transition: opacity 0s 600ms;
      }
    }
  }
`;

/* Empty until the letter has arrived. */
const inbox = css`
  @media ${motionAllowed} {
    button & {
      animation: receive 200ms 1000ms backwards;
    }
  }
  @keyframes receive {
    from {
      fill: ${white};
    }
  }
`;
