/** Made by `scripts/cut-fonts.ts`; sizes are in thousandths of a letter's, and y points up. */
declare module "@fonts/outlines.json" {
	interface Outlines {
		/** Characters with advance, path, and the box around the path (left, bottom, right, top). */
		glyphs: Record<string, [advance: number, path: string, box: number[]]>;
		/** Pairs of characters with what is added to the advance of the first. */
		kerns: Record<string, number>;
	}
	export const display: Outlines;
	export const text: Outlines;
}
