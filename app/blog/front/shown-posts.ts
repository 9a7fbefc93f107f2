export const recentShown = 6;

/** Articles on one page of the index of earlier articles. */
export const indexShown = 30;

/** Articles on the page of an empty category. */
export const newestShown = 2;
