import { people, postAuthors } from "virtual:facts";

/** Names a post's author; renders nothing for a post without an author. */
export function PostAuthor({ id }: { id: string }) {
  const author = people.find(({ name }) => name === postAuthors[id]);
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
