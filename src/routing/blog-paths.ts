export type PostPath = `/blog/${string}`;

export function postPath(id: string): PostPath {
  return `/blog/${id}`;
}

/** Returns the address of a page of the list of posts; pages are counted from 1. */
export function postListPath(number: number): "/blog" | PostPath {
  return number === 1 ? "/blog" : `/blog/page/${number}`;
}
