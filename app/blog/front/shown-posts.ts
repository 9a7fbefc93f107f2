export const recentShown = 6;

/** On one page of the index of all articles. */
export const indexShown = 30;

/** On the page of an empty category. */
export const newestShown = 2;
