import { css } from "@linaria/core";
import { Reveal } from "../components/reveal.tsx";
import { stretchedLink } from "../components/stretched-link.ts";
import { stampNumberOf, type Service } from "../content/services.ts";
import { displayFont } from "../styles/display-font.ts";
import { twoStamps } from "../styles/media-queries.ts";
import { ServiceLink } from "./service-link.tsx";
import { Stamp } from "./stamp.tsx";

/** Services as small stamps with picture, name and number. The whole stamp is the link. */
export function StampLinks({ services }: { services: Service[] }) {
  return (
    <ul className={grid}>
      {services.map((service) => (
        <Reveal key={service.slug} as="li">
          <Stamp service={service}>
            <div className={foot}>
              <ServiceLink slug={service.slug} className={stretchedLink} />
              <span className={number} aria-hidden="true">
                {stampNumberOf(service)}
              </span>
            </div>
          </Stamp>
        </Reveal>
      ))}
    </ul>
  );
}

/* Ten stamps fill rows of five or of two. */
const grid = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 12px;

  @media ${twoStamps} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
  }
`;

const foot = css`
  display: grid;
  align-content: space-between;
  gap: 8px;
  flex: 1;
  padding: 4px 10px 14px;
  ${displayFont("clamp(1.05rem, 1.6vw, 1.375rem)", 1)};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const number = css`
  justify-self: end;
  font-size: 1.6em;
  line-height: 0.8;
`;
