export const mostWords = 2_000;
/** Of one request in its life, those sent with it included. */
export const mostFilesInAll = 10;
