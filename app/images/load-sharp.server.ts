/** On demand, because loading it would delay the start. */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	// Its own cache would hold pixels of erased pictures.
	sharp.cache(false);
	return sharp;
}
