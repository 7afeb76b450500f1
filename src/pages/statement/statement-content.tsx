import { css, cx } from "@linaria/core";
import { ExternalLink } from "../../components/external-link.tsx";
import { pictureList } from "../../components/picture-list.ts";
import { stampPaper } from "../../components/postal/stamp-paper.ts";
import { Prose } from "../../components/prose.tsx";
import { ruledLines } from "../../components/ruled-lines.ts";
import { standaloneLink } from "../../components/standalone-link.ts";
import { enquiryLabels } from "../../content/enquiry-labels.ts";
import type { Statement } from "../../content/statement.ts";
import { EnquiryBand } from "../../sections/enquiry-band.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { accentProps, inkProps } from "../../sections/stamp-ink.ts";
import { TableOfContents, textWithContents } from "../../sections/table-of-contents.tsx";
import { displayFont } from "../../styles/display-font.ts";

interface Props extends Statement {
  /** The address of the picture beside the heading. */
  picture: string;
}

export function StatementContent({ heading, lead, sections, closing, picture }: Props) {
  const parts = sections.map((section) => ({ ...section, id: idOf(section.title) }));
  return (
    <>
      <PageHero
        theme="light"
        heading={heading}
        lead={lead}
        picture={<img src={picture} alt="" width="480" height="300" loading="lazy" />}
      />
      <div {...accentProps("blue", textWithContents)}>
        <TableOfContents headings={parts.map(({ id, title }) => ({ id, text: title }))} />
        <ol className={cx(pictureList, ruledLines, partList)}>
          {parts.map(({ id, title, paragraphs, items, links }, index) => (
            <li key={id}>
              <span className={cx(stampPaper, stamp)} aria-hidden="true">
                <span {...inkProps("blue", number)}>{index + 1}</span>
              </span>
              <div>
                <h2 id={id}>{title}</h2>
                <Prose paragraphs={paragraphs} items={items} />
                {links?.map(({ label, url }) => (
                  <p key={url}>
                    <ExternalLink href={url} className={standaloneLink}>
                      {label}
                    </ExternalLink>
                  </p>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </div>
      <EnquiryBand title={closing} label={enquiryLabels.question} />
    </>
  );
}

/** Returns the id of the heading of a section, such as "your-rights". */
function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z\d]+/g, "-");
}

const partList = css`
  --picture: clamp(52px, 6vw, 80px);

  > li {
    padding-block: 28px;
  }
  h2 {
    margin-block: 8px 16px;
    font-size: var(--step-3);
  }
`;

/* The number of a section, as the value of its stamp. */
const stamp = css`
  --pitch: 10px;
  padding: 7px;
  rotate: -3deg;
`;

const number = css`
  position: relative;
  display: block;
  ${displayFont("var(--step-4)", 1.6)};
  text-align: center;
`;
