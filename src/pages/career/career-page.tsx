import { css, cx } from "@linaria/core";
import { columns } from "../../components/columns.ts";
import { displayText, largeDisplayText } from "../../components/display-text.ts";
import { eyebrow } from "../../components/eyebrow.ts";
import { pictureList } from "../../components/picture-list.ts";
import { stampFrame } from "../../components/postal/stamp-frame.ts";
import { ruledLines } from "../../components/ruled-lines.ts";
import { Section } from "../../components/section.tsx";
import { linkRow, standaloneLink } from "../../components/standalone-link.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import handover from "../../content/images/handover.svg";
import answer from "../../content/images/steps/answer.svg";
import introduce from "../../content/images/steps/introduce.svg";
import onePiece from "../../content/images/steps/one-piece.svg";
import walkThrough from "../../content/images/steps/walk-through.svg";
import estimate from "../../content/images/values/estimate.svg";
import oldCode from "../../content/images/values/old-code.svg";
import reason from "../../content/images/values/reason.svg";
import trace from "../../content/images/values/trace.svg";
import { career } from "../../content/pages/career.ts";
import { serviceWithSlug } from "../../content/services.ts";
import { headFrom } from "../../routing/page-head.ts";
import { Employer } from "../../sections/owner-facts/employer.tsx";
import { PeopleList } from "../../sections/owner-facts/people-list.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PointList } from "../../sections/point-list.tsx";
import { ServiceLink } from "../../sections/service-link.tsx";
import { inkProps, themedInkProps } from "../../sections/stamp-ink.ts";
import { Stamp } from "../../sections/stamp.tsx";
import type { LoadedPage } from "../loaded-page.ts";
import { HowToApply } from "./how-to-apply.tsx";
import { ReviewExercises } from "./review-exercises.tsx";
import { Roles } from "./roles.tsx";
import { openRoles } from "#site";

export const page: LoadedPage = { head: headFrom(career), Content };

const valueInks = ["violet", "green", "blue", "red"] as const;
const valuePictures = [estimate, oldCode, reason, trace];

const hiringPictures = { files: [introduce, onePiece, walkThrough, answer], width: 240, height: 148 };

function Content() {
  return (
    <>
      <PageHero
        theme="light"
        heading={career.heading}
        lead={career.lead}
        {...(openRoles.length === 0 && {
          keyPoints: [{ label: career.roles.title, text: career.roles.none }],
        })}
        enquiry={{ label: enquiryLabels.application, firstLine: career.firstLine }}
        picture={
          <div className={cx(stampFrame, bleeding)}>
            <img src={handover} alt="" width="436" height="284" loading="lazy" />
          </div>
        }
      />
      {openRoles.length > 0 && <Roles />}
      <Employer />
      <PeopleList />
      <Section sunken introBeside title={career.hiring.title} intro={career.hiring.intro}>
        <PointList numbered points={career.hiring.steps} pictures={hiringPictures} />
      </Section>
      <ReviewExercises />
      <Section sunken title={career.values.title}>
        <ul className={cx(columns, values)}>
          {career.values.items.map(({ title, example }, index) => (
            <li key={title}>
              <img
                src={valuePictures[index]}
                alt=""
                width="560"
                height="200"
                loading="lazy"
                {...inkProps(valueInks[index]!)}
              />
              <h3 className={largeDisplayText}>{title}</h3>
              <figure>
                <figcaption className={eyebrow}>{example.where}</figcaption>
                <p className={displayText}>“{example.words}”</p>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={career.disciplines.title} intro={career.disciplines.intro}>
        <ul className={cx(columns, pictureList, ruledLines, disciplines)}>
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
      <Section ink={themedInkProps("green")} title={career.closing} intro={career.howToApply.intro}>
        <HowToApply />
      </Section>
    </>
  );
}

/* The drawing reaches beyond the edge of the window. */
const bleeding = css`
  inline-size: max(48vw, 100% + 40px);
  rotate: 2.4deg;
`;

/* Two in a row on a tablet too, and never three, as there are four. */
const values = css`
  --column: max(320px, 34%);

  > li > img {
    inline-size: 100%;
    margin-block-end: 20px;
  }
  figure {
    padding-block-start: 20px;
  }
`;

const disciplines = css`
  --picture: 84px;
  --column: 340px;
  row-gap: 0;
`;
