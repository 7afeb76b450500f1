import { css } from "@linaria/core";

/** A chain of stations in the order in which something passes them. */
export function Route({ stops }: { stops: { title: string; description: string }[] }) {
  return (
    <ol className={chain} data-stops={stops.length}>
      {stops.map(({ title, description }) => (
        <li key={title} className={station}>
          <h3 className={name}>{title}</h3>
          <p className={text}>{description}</p>
        </li>
      ))}
    </ol>
  );
}

const chain = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  counter-reset: station;

  /* As many in a row as leave the last row fullest. */
  @media (min-width: 820px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &[data-stops="4"],
    &[data-stops="7"],
    &[data-stops="8"] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media (min-width: 1100px) {
    &[data-stops="5"] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;

const station = css`
  position: relative;
  padding: 20px;
  border: 1.5px solid var(--control);
  border-radius: 2px;
  counter-increment: station;

  &::before {
    content: counter(station);
    position: absolute;
    inset: -14px auto auto 14px;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 999px;
    background: var(--accent);
    color: var(--bg);
    font: 820 1rem/1 var(--display);
  }
`;

const name = css`
  margin-block: 6px 8px;
  font-size: var(--step-1);
`;

const text = css`
  color: var(--muted);
  font-size: var(--step--1);
`;
