/** Ends the address of sign-in for a form that is not carried out. */
export const unsentMark = "&unsent";

/** Its value where the form is still open in another tab. */
export const inNewTab = "tab";
