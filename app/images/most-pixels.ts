/** Width times height, read from the header before decoding. */
export const mostPixels = 64_000_000;
