/** Longer side of previews on the desk, in pixels. */
export const previewSide = 1600;
