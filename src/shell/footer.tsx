import { css, cx } from "@linaria/core";
import LinkedInIcon from "@tabler/icons/outline/brand-linkedin.svg?react";
import FacebookIcon from "@tabler/icons/outline/brand-facebook.svg?react";
import InstagramIcon from "@tabler/icons/outline/brand-instagram.svg?react";
import XIcon from "@tabler/icons/outline/brand-x.svg?react";
import { legalName, registration } from "virtual:facts";
import { company } from "../content/company.ts";
import { bottomMenu, usefulLinks } from "../site/menus.ts";
import { PageLink } from "../site/page-link.tsx";
import { narrowPage, phone } from "../styles/breakpoints.ts";
import { cornerRoom, paper, radius } from "../styles/tokens.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { label } from "../ui/label.ts";

const socialIcons = { facebook: FacebookIcon, x: XIcon, linkedin: LinkedInIcon, instagram: InstagramIcon };

export function Footer() {
  return (
    <footer className={footer} data-theme="dark">
      <div className={columns}>
        <section aria-labelledby="footer-contact">
          <p className={tagline}>{company.tagline}</p>
          <h2 id="footer-contact" className={cx(label, heading)}>
            Contact
          </h2>
          <address className={address}>
            {company.name}
            {company.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span className={reach}>{company.phone}</span>
            <span>{company.email}</span>
          </address>
          <ul className={social}>
            {company.socialLinks.map(({ name, icon, url }) => {
              const Icon = socialIcons[icon];
              return (
                <li key={name}>
                  <ExternalLink href={url} className={socialLink} aria-label={`${name} (opens in a new tab)`}>
                    <Icon />
                  </ExternalLink>
                </li>
              );
            })}
          </ul>
        </section>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className={cx(label, heading)}>
            Useful Links
          </h2>
          <ul className={links}>
            {usefulLinks.map(({ path, label: name }) => (
              <li key={path}>
                <PageLink to={path} className={link}>
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={map}>
          <iframe
            title="Company Location"
            src={company.mapPage}
            loading="lazy"
            referrerPolicy="no-referrer"
            width="560"
            height="300"
            className={frame}
          />
        </div>
      </div>
      <div className={bottom}>
        <p>Copyright © 2025, All Rights Reserved</p>
        {(legalName || registration) && (
          <p>
            {[legalName, registration && `${registration.register} ${registration.number}`]
              .filter(Boolean)
              .join(", ")}
          </p>
        )}
        <ul className={bottomLinks}>
          {bottomMenu.map(({ path, label: name }) => (
            <li key={path}>
              <PageLink to={path} className={link}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

const footer = css`
  position: relative;
  /* Its last line ends above the buttons in the corner, or they would hide a link that has the focus. */
  padding: calc(var(--section) * 0.7 + 10px) var(--gutter) ${cornerRoom};
  font-size: var(--step--1);

  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    block-size: 10px;
    background: ${paper} var(--stripe);
  }
`;

const columns = css`
  display: grid;
  grid-template-columns: 1fr auto 1.3fr;
  gap: 48px clamp(32px, 5vw, 72px);
  max-inline-size: var(--wrap);
  margin-inline: auto;

  @media ${narrowPage} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${phone} {
    grid-template-columns: 1fr;
  }
`;

const tagline = css`
  margin-block-end: 28px;
  font: 820 var(--step-2) / 1.05 var(--display);
  word-spacing: 0.06em;
  text-wrap: balance;
`;

const heading = css`
  margin-block-end: 12px;
`;

const address = css`
  display: grid;
  gap: 2px;
  font-style: normal;
`;

const reach = css`
  margin-block-start: 12px;
`;

const social = css`
  display: flex;
  gap: 8px;
  margin: 20px 0 0 -10px;
`;

const socialLink = css`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${radius.control};
  color: inherit;
  font-size: 1.25rem;
  &:hover {
    background: var(--surface);
  }
`;

const links = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: 24px;
  @media ${narrowPage} {
    grid-template-columns: 1fr;
  }
  @media ${phone} {
    grid-template-columns: 1fr 1fr;
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 36px;
  color: inherit;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  &[aria-current="page"] {
    text-decoration: underline;
    text-decoration-color: var(--accent);
    text-decoration-thickness: 3px;
  }
`;

const map = css`
  @media ${narrowPage} {
    grid-column: 1 / -1;
  }
`;

const frame = css`
  display: block;
  inline-size: 100%;
  block-size: 300px;
  border: 0;
  border-radius: ${radius.paper};
  background: var(--surface);
`;

const bottom = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 32px;
  max-inline-size: var(--wrap);
  margin: 48px auto 0;
  padding-block-start: 20px;
  border-block-start: 1px solid var(--line);
  color: var(--muted);
`;

const bottomLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
`;
