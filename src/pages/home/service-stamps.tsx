import { css } from "@linaria/core";
import { StampLink } from "../../blocks/stamp-link.tsx";
import { services } from "../../content/services.ts";
import { Reveal } from "../../ui/reveal.tsx";

export function ServiceStamps() {
  return (
    <ul className={sheet}>
      {services.map((service) => (
        <Reveal key={service.slug} as="li">
          <StampLink service={service} />
        </Reveal>
      ))}
    </ul>
  );
}

const sheet = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 22px;

  @media (max-width: 1100px) {
    grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  }
  @media (max-width: 420px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px;
  }
`;
