export const siteOrigin = "https://recipes.example";

/** The number of posts in the copy: enough for four pages of the blog. */
export const postCount = 31;
