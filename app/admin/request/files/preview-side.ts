/** Of a preview on the desk, in pixels of its longer side. */
export const previewSide = 1600;
