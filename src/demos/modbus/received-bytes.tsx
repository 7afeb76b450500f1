import { css } from "@linaria/core";
import { useId } from "react";
import { visuallyHidden } from "../../components/visually-hidden.ts";
import { frameFields } from "../../modbus/rtu-frame.ts";
import { displayFont } from "../../styles/display-font.ts";
import { motionAllowed } from "../../styles/media-queries.ts";
import { easing, gold, times } from "../../styles/tokens.ts";
import { DemoRadio } from "../kit/demo-radios.tsx";
import { type Reception } from "./modbus-model.ts";
import { bytesLegend, byteLabel, formatHex, notRead, readValues } from "./modbus-text.ts";

interface Props {
  reception: Reception;
  /** The byte that never arrives. */
  lost: number | undefined;
  onSelect: (index: number) => void;
}

/**
 * The bytes as they arrive, below the fields at the places that the contract gives them, with their values as
 * the software would read them; red where they are not as sent.
 */
export function ReceivedBytes({ reception, lost, onSelect }: Props) {
  const { arrivals, sent, reaction, selectedIndex } = reception;
  const name = useId();
  const [values, asSent] = [readValues(arrivals), readValues(sent)];
  const refused = reaction !== "accept";
  return (
    <fieldset className={frame} data-refused={refused || undefined}>
      <legend className={visuallyHidden}>{bytesLegend}</legend>
      {frameFields.map(({ name: field, start, length }) => {
        const value = refused && field !== "CRC" ? notRead : values[field];
        return (
          <div
            key={field}
            className={fieldBlock}
            data-length={length}
            data-wrong={values[field] !== asSent[field] || undefined}
          >
            <p>
              <span>{field}</span>
              <span key={value}>{value}</span>
            </p>
            {Array.from({ length }, (_, place) => {
              const index = start + place;
              const byte = arrivals[index];
              return (
                <div key={index} className={cell}>
                  {byte && (
                    <DemoRadio
                      name={name}
                      label={byteLabel(index, byte.data, field)}
                      checked={index === selectedIndex}
                      onChange={() => onSelect(index)}
                    >
                      <Byte key={byte.sentIndex} byte={byte} index={index} />
                    </DemoRadio>
                  )}
                  {index === lost && <i aria-hidden="true">{formatHex(sent[index]!.data)}</i>}
                </div>
              );
            })}
          </div>
        );
      })}
    </fieldset>
  );
}

function Byte({
  byte: { data, inverted, sentIndex },
  index,
}: {
  byte: Reception["selectedByte"];
  index: number;
}) {
  const hex = formatHex(data);
  return (
    <span
      className={tile}
      data-wrong={inverted > 0 || undefined}
      data-moved={sentIndex !== index || undefined}
    >
      <b key={hex}>{hex}</b>
      <span>{index}</span>
      {/* A new key for each inverted bit lets the lightning strike again. */}
      {inverted > 0 && (
        <svg key={inverted} viewBox="0 0 12 21" aria-hidden="true">
          <path d="M9 0L0 12H5L2 21L12 8H6z" fill={gold} />
        </svg>
      )}
    </span>
  );
}

const frame = css`
  display: grid;
  grid-area: 3 / 1 / auto / -1;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 6px 0;
  min-inline-size: 0;
  padding: 2px 0 6px;
  background: var(--link);
  color: var(--surface);

  @container (width < 20rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  @container (width >= 40rem) {
    grid-area: 2 / 1 / auto / -1;
    grid-template-columns: repeat(13, minmax(0, 1fr));
    padding: 0;
  }
`;

const fieldBlock = css`
  display: grid;
  grid-column: span 2;
  grid-template: auto 1fr / repeat(2, minmax(0, 1fr));

  &[data-length="3"] {
    grid-column: span 3;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > p {
    display: grid;
    grid-column: 1 / -1;
    margin-inline: 2px;
    padding: 2px 0 2px 4px;
    border-block-end: 3px solid;
    line-height: 1.1;
    white-space: nowrap;
  }
  &[data-wrong] > p {
    background: var(--accent);
  }
  @container (width >= 40rem) {
    > p {
      padding: 0.5cqi 0 0.5cqi 1.2cqi;
    }
  }
`;

const cell = css`
  display: grid;
  position: relative;
  color: var(--fg);

  > label {
    display: grid;
    padding: 2px;

    &:has(:checked) {
      background: ${gold};
    }
    @container (width >= 40rem) {
      padding: 4px;

      /* It joins the byte to its bits below. */
      &:has(:checked) {
        margin-block-end: calc(var(--gap) * -1);
        padding-block-end: calc(var(--gap) + 4px);
      }
    }
  }
  /* The byte that is lost falls out of the frame. */
  > i {
    position: absolute;
    inset: 2px;
    background: var(--surface);
    ${displayFont("1.4em", 1.5)};
    text-align: center;
    opacity: 0;
    pointer-events: none;

    @media ${motionAllowed} {
      animation: drop ${4 * times.beat}ms ease-in;
    }
  }
  @keyframes drop {
    from {
      opacity: 1;
    }
    60% {
      opacity: 1;
    }
    to {
      opacity: 0;
      rotate: 24deg;
      translate: 0 100%;
    }
  }
`;

const tile = css`
  display: grid;
  align-content: center;
  position: relative;
  background: var(--surface);
  line-height: 1;
  text-align: center;

  :checked ~ & {
    background: ${gold};
  }
  &[data-wrong][data-wrong] {
    background: var(--accent);
    color: var(--surface);
  }
  > b {
    ${displayFont("1.4em", 1)};
  }
  > svg {
    position: absolute;
    inset: auto 2px 2px auto;
    inline-size: 0.65em;
  }
  @container (width >= 40rem) {
    min-block-size: 5.4cqi;
  }
  @media ${motionAllowed} {
    transition: background ${2 * times.beat}ms;

    /* The bytes behind a lost one move up. */
    &[data-moved] {
      animation: move-up ${3 * times.beat}ms ${easing.settle};
    }
    /* The frame runs against the barrier, and bounces back. */
    [data-refused] & {
      animation: bounce ${3 * times.beat}ms ${easing.settle};
    }
    [data-refused] &[data-moved] {
      animation: move-up ${3 * times.beat}ms ${easing.settle};
    }
    /* Lightning strikes the byte and inverts one of its bits. */
    > svg {
      animation: strike ${1.5 * times.beat}ms ease-in;
    }
  }
  @keyframes move-up {
    from {
      translate: 100%;
    }
  }
  @keyframes bounce {
    20% {
      translate: 14px;
    }
    55% {
      translate: -8px;
    }
  }
  @keyframes strike {
    from {
      translate: 60px -180px;
      scale: 4;
    }
  }
`;
