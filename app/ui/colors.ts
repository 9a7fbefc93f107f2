/** As in `tokens.css`, for what no stylesheet reaches. */
export const ink = "#121013";
export const bone = "#efe6d3";
export const oxblood = "#b3261e";
