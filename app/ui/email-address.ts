/** No spaces, one @ sign, and a dot in the part after it. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const invalidEmail = "Please enter a valid email address.";
