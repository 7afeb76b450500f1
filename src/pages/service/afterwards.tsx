import { cx } from "@linaria/core";
import keys from "../../content/images/support/keys.svg";
import night from "../../content/images/support/night.svg";
import { servicePage } from "../../content/pages/service.ts";
import type { ForEngineers as ForEngineersData, Support } from "../../content/service-details.ts";
import type { TechnologySlug } from "../../content/slugs.ts";
import { columns } from "../../components/columns.tsx";
import { pictureList } from "../../components/picture-list.ts";
import { Section } from "../../components/section.tsx";
import { ForEngineers } from "./for-engineers.tsx";

interface Props {
  support: Support;
  engineers?: { part: ForEngineersData; technologies: TechnologySlug[] } | undefined;
}

/** Says who operates and repairs the result, for clients with engineers of their own and for clients without. */
export function Afterwards({ support: { title, withEngineers, withoutEngineers }, engineers }: Props) {
  return (
    <Section theme="dark" title={title}>
      <ul className={cx(columns, pictureList)}>
        <Option picture={keys} name={servicePage.withEngineers} text={withEngineers} />
        <Option picture={night} name={servicePage.withoutEngineers} text={withoutEngineers} />
      </ul>
      {engineers && <ForEngineers {...engineers} />}
    </Section>
  );
}

function Option({ picture, name, text }: { picture: string; name: string; text: string }) {
  return (
    <li>
      <img src={picture} alt="" width="160" height="160" loading="lazy" />
      <div>
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
