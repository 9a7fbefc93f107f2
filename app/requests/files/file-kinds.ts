import { pictureBrands, videoBrands } from "../../cleaning/brands.ts";

const megabyte = 1024 ** 2;

export type FileKind = "image" | "video";

export const mostBytes: Record<FileKind, number> = {
	image: 20 * megabyte,
	video: 100 * megabyte,
};

export const acceptedFiles =
	"image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,video/mp4,video/quicktime,.jpg,.jpeg,.png,.webp,.gif,.avif,.heic,.heif,.mp4,.mov";

export const leadingBytes = 64;

/** Detected from the bytes; `heic` covers HEIC and HEIF, which become JPEG. */
export type MediaType =
	| "image/jpeg"
	| "image/png"
	| "image/gif"
	| "image/webp"
	| "image/avif"
	| "video/mp4"
	| "video/quicktime"
	| "heic";

const heicBrands = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;
/** Audio files that list the compatible brands of movies. */
const soundBrands = /^(M4[ABP] |F4[AB] )$/;

export function readMediaType(bytes: Uint8Array): MediaType | null {
	const text = String.fromCharCode(...bytes.subarray(0, leadingBytes));
	if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
	if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
	if (/^GIF8[79]a/.test(text)) return "image/gif";
	if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "image/webp";
	if (text.slice(4, 8) === "ftyp") return readContainerBrand(text);
	return null;
}

/** With major brand `mif1` the compatible brands decide: some cameras write a brand of their own. */
function readContainerBrand(text: string): MediaType | null {
	const length = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length);
	const major = text.slice(8, 12);
	const compatible: string[] = text.slice(16, length).match(/.{4}/gs) ?? [];
	const isAvif = (brand: string) => /^avi[fs]$/.test(brand);
	if (isAvif(major)) return "image/avif";
	if (heicBrands.test(major)) return compatible.some(isAvif) ? "image/avif" : "heic";
	if (major === "qt  ") return "video/quicktime";
	if (videoBrands.test(major)) return "video/mp4";
	if ([major, ...compatible].some((brand) => pictureBrands.test(brand))) return null;
	if (soundBrands.test(major)) return null;
	if (compatible.some((brand) => videoBrands.test(brand))) return "video/mp4";
	return compatible.includes("qt  ") ? "video/quicktime" : null;
}

export function kindOf(type: string): FileKind {
	return type.startsWith("video/") ? "video" : "image";
}
