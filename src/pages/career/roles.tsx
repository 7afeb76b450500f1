import { css } from "@linaria/core";
import { PostDate } from "../../sections/post-date.tsx";
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

/** Lists the open roles, or says that there are none. */
export function Roles() {
  if (openRoles.length === 0) {
    return (
      <>
        <h3>{career.roles.none}</h3>
        <p>{career.roles.noneText}</p>
      </>
    );
  }
  const countries = new Intl.DisplayNames("en-GB", { type: "region" });
  return (
    <ul className={list}>
      {openRoles.map((job) => (
        <li key={job.id} id={job.id}>
          <h3>{job.title}</h3>
          <p>
            {job.discipline}, {job.location}, {countries.of(job.country)}, {employment[job.employmentType]},
            open until <PostDate iso={job.validThrough} />
          </p>
          <p>{job.description}</p>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  display: grid;
  gap: 32px;
`;
