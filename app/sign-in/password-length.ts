export const shortestPassword = 10;
export const longestPassword = 256;
