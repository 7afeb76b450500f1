import { css } from "@linaria/core";
import { services, type Service } from "../content/services.ts";
import { liftedStamp } from "../styles/stamp-edge.ts";
import { PageLink } from "../site/page-link.tsx";
import { Stamp } from "./stamp.tsx";

/** A service as a small stamp: art, name, denomination. The whole stamp is the link. */
export function StampLink({ service }: { service: Service }) {
  return (
    <div className={lift}>
      <Stamp ink={service.ink}>
        <img src={service.stamp} alt="" width="144" height="144" loading="lazy" className={art} />
        <div className={foot}>
          <PageLink to={`/${service.slug}`} className={name}>
            {service.cardTitle}
          </PageLink>
          <span className={denomination} aria-hidden="true">
            {stampNumber(service)}
          </span>
        </div>
      </Stamp>
    </div>
  );
}

/** The denomination of a service's stamp: its place among the cards, "01" to "10". */
export function stampNumber(service: Service): string {
  return String(services.indexOf(service) + 1).padStart(2, "0");
}

const lift = css`
  position: relative;
  display: grid;
  block-size: 100%;
  ${liftedStamp}
`;

const art = css`
  inline-size: 100%;
`;

const foot = css`
  display: grid;
  align-content: space-between;
  gap: 8px;
  flex: 1;
  padding: 4px clamp(9px, 1.1vw, 14px) 14px;
`;

const name = css`
  color: inherit;
  font: 820 clamp(1.05rem, 0.6rem + 1vw, 1.375rem) / 1 var(--display);
  word-spacing: 0.06em;
  text-decoration: none;
  text-wrap: balance;
  overflow-wrap: anywhere;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -6px;
  }
`;

const denomination = css`
  justify-self: end;
  font: 820 clamp(1.6rem, 1rem + 1.4vw, 2.25rem) / 0.8 var(--display);
`;
