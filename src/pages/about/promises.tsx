import { css, cx } from "@linaria/core";
import { fourTwoOrOne } from "../../components/columns.ts";
import { displayText } from "../../components/display-text.ts";
import { Postmark } from "../../components/postal/postmark.tsx";
import { Section } from "../../components/section.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { company } from "../../content/company.ts";
import { about } from "../../content/pages/about.ts";
import { themedInkProps } from "../../sections/stamp-ink.ts";
import { phone } from "../../styles/media-queries.ts";

/** The promises to a client, each with a postmark, in a section of its own ink. */
export function Promises() {
  const hydrated = useHydrated();
  const { title, items } = about.promises;
  return (
    <Section ink={themedInkProps("red")} title={title}>
      <ul className={cx(displayText, fourTwoOrOne, list)}>
        {items.map(({ mark, promise }) => (
          <li key={mark}>
            <div className={postmark} aria-hidden="true">
              <Postmark ring={hydrated ? company.place.town : undefined}>
                <p className={words}>{mark}</p>
              </Postmark>
            </div>
            <p>{promise}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css`
  /* On a phone the postmark is beside its promise. */
  @media ${phone} {
    > li {
      display: grid;
      grid-template-columns: min(38vw, 152px) minmax(0, 1fr);
      align-items: center;
      gap: 16px;
    }
  }
`;

const postmark = css`
  max-inline-size: 280px;
  margin-block-end: 16px;

  li:nth-child(even) > & {
    rotate: 11deg;
  }
`;

/* As wide as the inner ring. */
const words = css`
  inline-size: 36cqi;
  font-size: 9cqi;
  text-align: center;
  text-wrap: balance;
`;
