import { css, cx } from "@linaria/core";
import keys from "../../content/images/support/keys.svg";
import night from "../../content/images/support/night.svg";
import { servicePage } from "../../content/pages/service.ts";
import type { Support as SupportData } from "../../content/service-details.ts";
import { raisedSurface } from "../../components/raised-surface.ts";
import { columns } from "../../components/columns.tsx";
import { Section } from "../../components/section.tsx";

/** Says who operates and repairs the result, for clients with engineers of their own and for clients without. */
export function Support({ title, withEngineers, withoutEngineers }: SupportData) {
  return (
    <Section sunken heading="small" title={title}>
      <div className={cx(columns, pair)}>
        <SupportOption picture={keys} name={servicePage.withEngineers} text={withEngineers} />
        <SupportOption picture={night} name={servicePage.withoutEngineers} text={withoutEngineers} />
      </div>
    </Section>
  );
}

function SupportOption({ picture, name, text }: { picture: string; name: string; text: string }) {
  return (
    <div className={cx(raisedSurface, option)}>
      <img src={picture} alt="" width="112" height="112" loading="lazy" />
      <h3>{name}</h3>
      <p>{text}</p>
    </div>
  );
}

const pair = css`
  gap: 20px;
`;

const option = css`
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
