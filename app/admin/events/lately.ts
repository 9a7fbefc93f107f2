/** How far back a new stream begins. Longer than one lasts, so that a lost one can be opened again without a gap. */
export const latelyMs = 180_000;
