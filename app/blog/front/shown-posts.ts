export const recentShown = 6;

/** On the page of an empty category. */
export const newestShown = 2;
