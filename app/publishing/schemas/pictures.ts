import * as v from "valibot";
import { focuses } from "../focus.ts";
import { alt, pictureName } from "./fields.ts";

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
const widths = v.pipe(v.array(pixels), v.minLength(1));

const storedPicture = v.object({
	/** Hash of the files, from `makeVariants`. */
	hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
	width: pixels,
	height: pixels,
	/** Base64, from `makeVariants`. */
	placeholder: v.pipe(v.string(), v.base64()),
	/** Listed widths, ascending. */
	avif: widths,
	webp: widths,
	/** Without one, the center. */
	focus: v.optional(v.picklist(focuses)),
	/** Default alternative text, for pages that have none of their own. */
	alt: v.optional(alt),
});

export type StoredPicture = v.InferOutput<typeof storedPicture>;

export const picturesSchema = v.record(pictureName, storedPicture);

export type PictureManifest = v.InferOutput<typeof picturesSchema>;
