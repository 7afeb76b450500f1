import { facts } from "../../content/facts.ts";

/** Names a post's author; renders nothing for a post without an author. */
export function PostAuthor({ id }: { id: string }) {
  const author = facts.people.find(({ name }) => name === facts.postAuthors[id]);
  if (!author) return;
  return (
    <span>
      by{" "}
      {author.profile ? (
        <a href={author.profile} rel="author">
          {author.name}
        </a>
      ) : (
        author.name
      )}
    </span>
  );
}
