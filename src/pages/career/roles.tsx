import { PostDate } from "../../sections/post-date.tsx";
import { ruledRows } from "../../components/ruled-rows.ts";
import { Section } from "../../components/section.tsx";
import type { Job } from "../../content/job-schema.ts";
import { career } from "../../content/pages/career.ts";
import { openRoles } from "../../content/open-roles.ts";

/** How the page words the employment types of jobs.ts, which are those of schema.org. */
const employment: Record<Job["employmentType"], string> = {
  FULL_TIME: "full time",
  PART_TIME: "part time",
  CONTRACTOR: "contract",
  TEMPORARY: "temporary",
  INTERN: "internship",
};

/** Lists the open roles. */
export function Roles() {
  const countries = new Intl.DisplayNames("en-GB", { type: "region" });
  return (
    <Section theme="dark" heading="large" title={career.roles.title}>
      <ul className={ruledRows}>
        {openRoles.map((job) => (
          <li key={job.id} id={job.id}>
            <h3>{job.title}</h3>
            <p>{job.description}</p>
            <p>
              {job.discipline}, {job.location}, {countries.of(job.country)}, {employment[job.employmentType]},
              open until <PostDate iso={job.validThrough} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
