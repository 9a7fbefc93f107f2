/** Made by `scripts/cut-fonts.ts`. */
declare module "@fonts/letters.json" {
	const letters: Record<string, string>;
	export default letters;
}
