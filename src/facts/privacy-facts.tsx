import { privacy } from "virtual:facts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Section } from "../ui/section.tsx";

/** What the owner has set of the GDPR's and the DPDP Act's questions. */
export function PrivacyFacts() {
  const { answeredBy, legalBasis, keptFor, authority } = privacy;
  return (
    <Section title="Your request, and who decides about it">
      {legalBasis && <p>{legalBasis}</p>}
      {keptFor && <p>Messages are kept for {keptFor}.</p>}
      {answeredBy && <p>Requests are answered by {answeredBy}.</p>}
      {authority && (
        <p>
          You can complain to <ExternalLink href={authority.link}>{authority.name}</ExternalLink>.
        </p>
      )}
    </Section>
  );
}
