export const videoBrands =
	/^(isom|iso[2-9a-c]|mp4[12]|mp71|avc1|hvc1|hev1|av01|M4V |M4VH|M4VP|MSNV|dash|mmp4|3g[egprs2][1-9a-c]|XAVC|f4v |cmf[2cfs]|piff|isml|dby1)$/;

export const pictureBrands =
	/^(avi[fs]|hei[cxms]|hev[cxms]|mif[123]|msf1|miaf|tmap|MA1[AB]|1pic|unif|avc[is]|jpeg|jpgs|vvi[cs]|j2ki|j2is|crx )$/;

/** Replaces each camera maker's brand in a `ftyp` or `styp` box by a standard one of the same length. */
export function cleanBrands(content: Buffer): void {
	if (content.length < 8) return void content.fill(0);
	const end = content.length - (content.length % 4);
	const places = Array.from({ length: end / 4 }, (_, index) => index * 4).filter((at) => at !== 4);
	const read = (at: number) => content.toString("latin1", at, at + 4);
	const known = places.find((at) => isFormat(read(at)));
	const stands = known === undefined ? "isom" : read(known);
	for (const at of places) if (!isFormat(read(at))) content.write(stands, at, "latin1");
	// The minor version tells the program that wrote the file.
	content.fill(0, 4, 8);
	content.fill(0, end);
}

function isFormat(brand: string): boolean {
	return brand === "qt  " || videoBrands.test(brand) || pictureBrands.test(brand);
}
