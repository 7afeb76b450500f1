import { css } from "@linaria/core";
import keys from "../../content/images/doors/keys.svg";
import night from "../../content/images/doors/night.svg";
import { servicePage } from "../../content/pages/service.ts";
import type { Doors as DoorsData } from "../../content/service-details.ts";
import { Section } from "../../ui/section.tsx";

/** Who looks after it once it runs: the reader's own engineers, who hold the keys, or ours, who are called at night. */
export function Doors({ title, withEngineers, withoutEngineers }: DoorsData) {
  return (
    <Section sunken title={title}>
      <div className={pair}>
        <Door picture={keys} name={servicePage.withEngineers} text={withEngineers} />
        <Door picture={night} name={servicePage.withoutEngineers} text={withoutEngineers} />
      </div>
    </Section>
  );
}

function Door({ picture, name, text }: { picture: string; name: string; text: string }) {
  return (
    <div className={door}>
      <img src={picture} alt="" width="112" height="112" loading="lazy" />
      <h3>{name}</h3>
      <p>{text}</p>
    </div>
  );
}

const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 20px;
`;

const door = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: start;
  align-items: center;
  gap: 16px 20px;
  padding: clamp(20px, 2.4vw, 32px);
  background: var(--surface);
  box-shadow: var(--shadow-paper);

  > img {
    inline-size: clamp(72px, 8vw, 112px);
  }
  > h3 {
    font-size: var(--step-2);
  }
  > p {
    grid-column: 1 / -1;
  }
`;
