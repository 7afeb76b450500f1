import { css, cx } from "@linaria/core";
import { firstList } from "virtual:first-list";
import { Stamp } from "../../blocks/stamp.tsx";
import { serviceWithSlug } from "../../content/services.ts";
import { postPath } from "../../site/blog-paths.ts";
import { PageLink } from "../../site/page-link.tsx";
import { threeOrOne } from "../../ui/columns.tsx";
import { pictureList } from "../../ui/picture-list.ts";
import { wholeCardLink } from "../../ui/whole-card-link.ts";

const latestCount = 3;

/** The newest posts by stamp and title: /blog says what each is about. */
export function LatestPosts() {
  return (
    <ul className={cx(threeOrOne, pictureList, list)}>
      {firstList.posts.slice(0, latestCount).map((post) => (
        <li key={post.id}>
          <Stamp service={serviceWithSlug(post.services[0]!)} />
          <h3>
            <PageLink to={postPath(post.id)} className={wholeCardLink}>
              {post.title}
            </PageLink>
          </h3>
        </li>
      ))}
    </ul>
  );
}

const list = css`
  --picture: clamp(64px, 8vw, 84px);

  > li {
    align-items: center;
  }
`;
