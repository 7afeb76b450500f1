import { DateInWords } from "../../components/date-in-words.tsx";
import { ruledRows } from "../../components/ruled-rows.ts";
import { Section } from "../../components/section.tsx";
import { career } from "../../content/pages/career.ts";
import type { Role } from "../../content/schemas/role-schema.ts";
import { openRoles } from "#site";

/** How the page words the employment types of roles.ts, which are those of schema.org. */
const employment: Record<Role["employmentType"], string> = {
  FULL_TIME: "full time",
  PART_TIME: "part time",
  CONTRACTOR: "contract",
  TEMPORARY: "temporary",
  INTERN: "internship",
};

export function Roles() {
  const countries = new Intl.DisplayNames("en-GB", { type: "region" });
  return (
    <Section theme="dark" titleSize="large" title={career.roles.title}>
      <ul className={ruledRows}>
        {openRoles.map((role) => (
          <li key={role.id} id={`role-${role.id}`}>
            <h3>{role.title}</h3>
            <p>{role.description}</p>
            <p>
              {role.discipline}, {role.location}, {countries.of(role.country)},{" "}
              {employment[role.employmentType]}, open until <DateInWords iso={role.validThrough} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
