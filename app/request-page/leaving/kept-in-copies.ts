/** Where the site keeps copies: the oldest goes after so long (decision 0058). */
export const keptInCopies = "Backups of the site may still hold your request for up to six months.";
