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
  gap: clamp(10px, 1.6vw, 22px);

  /* Ten stamps fill rows of five or of two. */
  @media (max-width: 700px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
