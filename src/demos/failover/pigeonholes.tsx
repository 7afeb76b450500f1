import { css } from "@linaria/core";
import { motionAllowed } from "../../styles/media-queries.ts";
import { times } from "../../styles/tokens.ts";
import { OrderEnvelope } from "./order-envelope.tsx";

const holes = [0, 1, 2, 3, 4, 5];

/** The orders of a database in its pigeonholes. The last ones fall out, torn, first. */
export function Pigeonholes({ lostOrders }: { lostOrders: number }) {
  return (
    <>
      <span className={shelf}>
        {holes.map((hole) => (
          <span key={hole}>{hole < holes.length - lostOrders && <OrderEnvelope />}</span>
        ))}
      </span>
      {lostOrders > 0 && (
        <svg className={floor} viewBox="0 0 400 50" aria-hidden="true">
          {holes.slice(holes.length - lostOrders).map((hole) => (
            <g key={hole} transform={`translate(${10 + hole * 62} 6)`}>
              <g>
                <path d="M0 0H29l-5 10 10 10-10 10 5 10H0z" transform="rotate(-16 0 40)" />
                <path d="M58 0H29l-5 10 10 10-10 10 5 10H58z" transform="rotate(12 58 40)" />
              </g>
            </g>
          ))}
        </svg>
      )}
    </>
  );
}

const shelf = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 2px;
  margin-block-start: 4px;

  > span {
    display: grid;
    align-items: end;
    justify-items: center;
    min-block-size: 0;
    padding-block-end: 12%;
    background: var(--fg);

    > svg {
      inline-size: 84%;
      max-block-size: 100%;
    }
  }
  [data-state="down"] > & > span {
    background: var(--muted);

    > svg {
      fill: var(--control);
    }
  }
  @container (width >= 40rem) {
    gap: 0.3cqi;

    [data-design="server"] & {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

const floor = css`
  position: absolute;
  inset: auto auto -0.4em -5%;
  inline-size: 110%;
  overflow: visible;
  fill: var(--surface);
  stroke: var(--fg);
  stroke-linejoin: round;
  stroke-width: 3;

  @media ${motionAllowed} {
    > g > g {
      animation: fall ${3 * times.beat}ms ease-in backwards;
    }
  }
  @container (width >= 40rem) {
    inset: auto auto -1.8cqi -60%;
    inline-size: 190%;
  }
  @keyframes fall {
    0% {
      translate: 0 -60px;
    }
  }
`;
