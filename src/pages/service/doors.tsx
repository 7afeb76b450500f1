import { css } from "@linaria/core";
import keys from "../../content/images/doors/keys.svg";
import night from "../../content/images/doors/night.svg";
import { servicePage } from "../../content/pages/service.ts";
import type { Doors as DoorsData } from "../../content/service-details.ts";
import { narrowPage } from "../../styles/breakpoints.ts";
import { radius } from "../../styles/tokens.ts";
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
      <img src={picture} alt="" width="112" height="112" loading="lazy" className={art} />
      <h3 className={heading}>{name}</h3>
      <p className={words}>{text}</p>
    </div>
  );
}

const pair = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(16px, 2vw, 28px);

  @media ${narrowPage} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const door = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  align-items: center;
  gap: 16px clamp(16px, 2vw, 28px);
  padding: clamp(20px, 2.4vw, 32px);
  border-radius: ${radius.paper};
  background: var(--surface);
  box-shadow: var(--shadow-paper);
`;

const art = css`
  inline-size: clamp(72px, 8vw, 112px);
`;

const heading = css`
  font-size: var(--step-2);
`;

const words = css`
  grid-column: 1 / -1;
  align-self: start;
`;
