import { describePlace } from "../../src/content/describe-place.ts";
import type { Post } from "../../src/content/post.ts";
import { company as exampleCompany } from "./company.ts";
import { exampleRole } from "./example-role.ts";

/* What unit tests get in place of `#site`, so that no change of an owner's content changes their outcome. */

const post: Post = {
  id: "newer-post",
  title: "A newer post",
  description: "A sentence about the newer post.",
  published: "2026-02-28",
  updated: "2026-03-01",
  tags: ["testing", "web"],
  services: ["ui-design"],
  minutes: 3,
};

export const posts: Post[] = [
  post,
  { ...post, id: "older-post", title: "An older post", published: "2026-01-31", updated: "2026-03-02" },
];

export const openRoles = [exampleRole];

export const placeInWords = describePlace(exampleCompany.place, 2026);
