import sharp from "sharp";

/** Size of a link preview that services do not crop. */
const size = { width: 1200, height: 630 };
const background = "#121013";

/** Shows the whole picture. @param turn degrees clockwise @returns a JPEG without metadata */
export async function drawShare(picture: Buffer | string, turn: 0 | 90 | -90 = 0): Promise<Buffer> {
	const { data, info } = await sharp(picture)
		.autoOrient()
		.resize({ width: size.width, height: size.width, fit: "inside", withoutEnlargement: true })
		.flatten({ background })
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width, height, channels } = info;
	return sharp(data, { raw: { width, height, channels } })
		.rotate(turn)
		.resize({ ...size, fit: "contain", background })
		.jpeg({ quality: 82 })
		.toBuffer();
}
