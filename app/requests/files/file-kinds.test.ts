import { describe, expect, it } from "vitest";
import { readMediaType } from "./file-kinds.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const container = (major: string, ...compatible: string[]) =>
	bytes(`\0\0\0\x1cftyp${major}\0\0\0\0${compatible.join("")}`);

describe("readMediaType", () => {
	it.each([
		["image/jpeg", bytes("\xff\xd8\xff\xe0\0\x10JFIF")],
		["image/png", bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR")],
		["image/gif", bytes("GIF89a\x01\0")],
		["image/webp", bytes("RIFF\x24\0\0\0WEBPVP8 ")],
		["image/avif", container("avif", "mif1", "miaf")],
		["image/avif", container("mif1", "avif", "miaf")],
		["video/mp4", container("isom", "iso2", "mp41")],
		["video/mp4", container("mp42", "isom")],
		["video/quicktime", container("qt  ")],
		["video/mp4", container("hvc1", "isom", "avc1")],
		["video/mp4", container("3g2a")],
		["video/mp4", container("3gr6")],
		["video/mp4", container("CAEP", "mp42", "isom")],
		["video/mp4", container("pana", "isom")],
		["video/mp4", container("NDSC", "qt  ", "mp42")],
		["video/mp4", container("mp71")],
		["video/mp4", container("cmfc", "iso6")],
		["video/quicktime", container("niko", "qt  ")],
		["heic", container("heic", "mif1")],
		["heic", container("heic", "mif1", "isom")],
		["image/avif", container("avif", "mif1", "isom")],
		["heic", container("mif1", "heic")],
	])("detects %s", (type, start) => {
		expect(readMediaType(start)).toBe(type);
	});

	it.each([
		["text", bytes("just some words, saved as photo.jpg")],
		["nothing", bytes("")],
		["a document", bytes("%PDF-1.7\n")],
		["a program", bytes("MZ\x90\0\x03")],
		["a drawing with scripts", bytes("<svg xmlns='http://www.w3.org/2000/svg'>")],
		["a playlist", bytes("#EXTM3U\n")],
		["another container", bytes("RIFF\x24\0\0\0AVI LIST")],
		["a sound", container("M4A ")],
		["a sound that says what it is like", container("M4A ", "mp42", "isom")],
		["a camera's raw picture", container("crx ", "isom")],
		["a picture of another kind", container("avci", "mif1", "isom")],
		["a maker's own picture", container("NDSC", "mif1", "isom")],
		["a container nobody knows", container("CAEP", "abcd")],
		["half a signature", bytes("\x89PNG\r\n")],
	])("refuses %s", (_, start) => {
		expect(readMediaType(start)).toBeNull();
	});
});
