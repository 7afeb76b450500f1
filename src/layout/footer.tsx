import { css, cx } from "@linaria/core";
import { displayText } from "../components/display-text.ts";
import { eyebrow } from "../components/eyebrow.ts";
import { linkRow } from "../components/standalone-link.ts";
import { company } from "../content/company.ts";
import { facts } from "../content/facts.ts";
import { footerText } from "../content/footer.ts";
import { bottomMenu, usefulLinks, type MenuItem } from "../routing/menus.ts";
import { PageLink } from "../routing/page-link.tsx";
import { narrowPage } from "../styles/media-queries.ts";
import { floatingButtonsWidth, mapHeight, mapWidth, paper, radius } from "../styles/tokens.ts";
import { FooterContact } from "./footer-contact.tsx";

/** The id of the heading of the links, to which the menu button leads while there is no script. */
export const footerLinksId = "footer-links";

const { legalName, registration, imprint } = facts;

/** The legal name, the registration and the imprint, as far as the owner has set them. */
const legalLine = [legalName, registration && `${registration.register} ${registration.number}`, ...imprint]
  .filter(Boolean)
  .join(" · ");

export function Footer() {
  return (
    <footer className={footer} data-theme="dark">
      <div className={columns}>
        <p className={cx(displayText, tagline)}>{company.tagline}</p>
        <FooterContact />
        <nav aria-labelledby={footerLinksId}>
          <h2 id={footerLinksId} className={eyebrow}>
            {footerText.linksTitle}
          </h2>
          <Links menu={usefulLinks} />
        </nav>
        <iframe
          title={footerText.mapTitle}
          src="/map.html"
          loading="lazy"
          referrerPolicy="no-referrer"
          width={mapWidth}
          height={mapHeight}
          className={map}
        />
      </div>
      <div className={bottom}>
        <p>{footerText.copyright}</p>
        {legalLine && <p>{legalLine}</p>}
        <Links menu={bottomMenu} className={linkRow} />
      </div>
    </footer>
  );
}

function Links({ menu, className }: { menu: MenuItem[]; className?: string }) {
  return (
    <ul className={cx(list, className)}>
      {menu.map(({ path, label }) => (
        <li key={path}>
          <PageLink to={path}>{label}</PageLink>
        </li>
      ))}
    </ul>
  );
}

const footer = css`
  position: relative;
  padding: var(--space-l) var(--page-margin) 33px;
  font-size: var(--step--1);

  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    block-size: 12px;
    background: ${paper} var(--stripe);
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: 1fr 0.6fr 1.3fr;
  gap: 40px var(--space-m);

  h2 {
    margin-block-end: 12px;
  }
  @media ${narrowPage} {
    grid-template-columns: 1.2fr 1fr;
  }
`;

const tagline = css`
  grid-column: 1 / -1;
`;

const list = css`
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline 2px;
    }
    &[aria-current="page"] {
      text-decoration: underline 3px;
    }
  }
`;

const map = css`
  inline-size: 100%;
  block-size: ${mapHeight}px;
  border-radius: ${radius.paper};
  background: var(--surface);
  @media ${narrowPage} {
    grid-column: 1 / -1;
    block-size: 190px;
  }
`;

const bottom = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 48px;
  margin-block-start: 32px;
  /* Beside the floating buttons, which cover none of it at the end of the page. Large text needs half the row. */
  padding: 20px min(${floatingButtonsWidth} - var(--window-margin), 50%) 0 0;
  border-block-start: 1px solid var(--line);
  color: var(--muted);
  text-wrap: balance;
`;
