export const siteOrigin = "https://recipes.example";

/** The posts of four pages of the blog. */
export const postCount = 31;
