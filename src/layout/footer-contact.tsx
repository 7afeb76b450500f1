import { css } from "@linaria/core";
import FacebookIcon from "@tabler/icons/outline/brand-facebook.svg?react";
import InstagramIcon from "@tabler/icons/outline/brand-instagram.svg?react";
import LinkedInIcon from "@tabler/icons/outline/brand-linkedin.svg?react";
import XIcon from "@tabler/icons/outline/brand-x.svg?react";
import { ExternalLink } from "../components/external-link.tsx";
import { eyebrow } from "../components/eyebrow.ts";
import { company } from "../content/company.ts";
import { footerText } from "../content/footer.ts";
import { radius } from "../styles/tokens.ts";

const socialIcons = { facebook: FacebookIcon, x: XIcon, linkedin: LinkedInIcon, instagram: InstagramIcon };

export function FooterContact() {
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className={eyebrow}>
        {footerText.contactTitle}
      </h2>
      <address className={address}>
        {company.name}
        {company.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className={phoneLine}>{company.phone}</span>
        <span>{company.email}</span>
      </address>
      <ul className={social}>
        {company.socialLinks.map(({ name, icon, url }) => {
          const Icon = socialIcons[icon];
          return (
            <li key={name}>
              <ExternalLink href={url} aria-label={`${name} (opens in a new tab)`}>
                <Icon />
              </ExternalLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const address = css`
  display: grid;
  overflow-wrap: anywhere;
  gap: 2px;
  font-style: normal;
`;

const phoneLine = css`
  margin-block-start: 12px;
`;

const social = css`
  display: flex;
  flex-wrap: wrap;
  margin: 12px 0 0 -10px;

  a {
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
  }
`;
