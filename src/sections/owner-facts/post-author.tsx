import { people, postAuthors } from "virtual:facts";

/** Names a post's author, to follow its date; renders nothing for a post without an author. */
export function PostAuthor({ id }: { id: string }) {
  const author = people.find(({ name }) => name === postAuthors[id]);
  if (!author) return;
  return (
    <>
      &nbsp;/ by{" "}
      {author.profile ? (
        <a href={author.profile} rel="author">
          {author.name}
        </a>
      ) : (
        author.name
      )}
    </>
  );
}
