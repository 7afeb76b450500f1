import { css, cx } from "@linaria/core";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { ServiceLink } from "../../sections/service-link.tsx";
import { Stamp } from "../../sections/stamp.tsx";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import handover from "../../content/images/handover.svg";
import answer from "../../content/images/steps/answer.svg";
import introduce from "../../content/images/steps/introduce.svg";
import onePiece from "../../content/images/steps/one-piece.svg";
import walkThrough from "../../content/images/steps/walk-through.svg";
import { career } from "../../content/pages/career.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { Employer } from "../../sections/owner-facts/employer.tsx";
import { PeopleList } from "../../sections/owner-facts/people-list.tsx";
import { raisedSurface } from "../../components/raised-surface.ts";
import { columns } from "../../components/columns.tsx";
import { eyebrow } from "../../components/eyebrow.ts";
import { pictureList } from "../../components/picture-list.ts";
import { Section } from "../../components/section.tsx";
import { linkRow, standaloneLink } from "../../components/standalone-link.ts";
import { HowToApply } from "./how-to-apply.tsx";
import { Roles } from "./roles.tsx";
import type { PageHead } from "../../routing/page-head.ts";

export const head: PageHead = career;

const hiringPictures = { files: [introduce, onePiece, walkThrough, answer], width: 240, height: 148 };

export function Content() {
  return (
    <>
      <PageHero
        theme="light"
        heading={career.heading}
        lead={career.lead}
        enquiry={{ label: enquiryLabels.application, opening: career.opening }}
        wide
        art={<img src={handover} alt="" width="480" height="340" loading="lazy" />}
      />
      <Section theme="dark" title={career.roles.title}>
        <Roles />
        <HowToApply />
      </Section>
      {(import.meta.env.FACT.teamSize ||
        import.meta.env.FACT.workplace ||
        import.meta.env.FACT.payPrinciple) && <Employer />}
      {import.meta.env.FACT.people && <PeopleList />}
      <Section title={career.hiring.title} intro={career.hiring.intro}>
        <PointList numbered points={career.hiring.steps} pictures={hiringPictures} />
      </Section>
      <Section sunken title={career.values.title}>
        <ul className={cx(columns, values)}>
          {career.values.items.map(({ title, description, example }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
              <figure className={raisedSurface}>
                <figcaption className={eyebrow}>{example.where}</figcaption>
                <p>“{example.words}”</p>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={career.disciplines.title} intro={career.disciplines.intro}>
        <ul className={cx(columns, pictureList, disciplines)}>
          {career.disciplines.items.map(({ title, description, services }) => (
            <li key={title}>
              <Stamp service={serviceWithSlug(services[0]!)} />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
                <p className={linkRow}>
                  {services.map((slug) => (
                    <ServiceLink key={slug} slug={slug} className={standaloneLink} />
                  ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <EnquiryBand title={career.closing} label={enquiryLabels.application} opening={career.opening} />
    </>
  );
}

const values = css`
  --column: 400px;
  figure {
    margin-block-start: 16px;
    font-size: var(--step-1);
  }
`;

const disciplines = css`
  --picture: 84px;
  --column: 340px;
  row-gap: 0;

  > li {
    padding-block: 20px;
    border-block-start: 1px solid var(--control);
  }
`;
