/** How many stand under Recent Posts. */
export const recentShown = 6;

/** How many of the blog's newest stand on the page of a category that has none. */
export const newestShown = 2;
