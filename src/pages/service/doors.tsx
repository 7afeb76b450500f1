import { css, cx } from "@linaria/core";
import keys from "../../content/images/doors/keys.svg";
import night from "../../content/images/doors/night.svg";
import { servicePage } from "../../content/pages/service.ts";
import type { Doors as DoorsData } from "../../content/service-details.ts";
import { raisedSurface } from "../../ui/raised-surface.ts";
import { columns } from "../../ui/columns.tsx";
import { Section } from "../../ui/section.tsx";

/** Who looks after it once it runs: the reader's own engineers, who hold the keys, or ours, who are called at night. */
export function Doors({ title, withEngineers, withoutEngineers }: DoorsData) {
  return (
    <Section sunken title={title}>
      <div className={cx(columns, pair)}>
        <Door picture={keys} name={servicePage.withEngineers} text={withEngineers} />
        <Door picture={night} name={servicePage.withoutEngineers} text={withoutEngineers} />
      </div>
    </Section>
  );
}

function Door({ picture, name, text }: { picture: string; name: string; text: string }) {
  return (
    <div className={cx(raisedSurface, door)}>
      <img src={picture} alt="" width="112" height="112" loading="lazy" />
      <h3>{name}</h3>
      <p>{text}</p>
    </div>
  );
}

const pair = css`
  gap: 20px;
`;

const door = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  align-items: center;
  gap: 16px 20px;

  > img {
    inline-size: clamp(72px, 8vw, 112px);
  }
  > h3 {
    margin: 0;
  }
  > p {
    grid-column: 1 / -1;
  }
`;
