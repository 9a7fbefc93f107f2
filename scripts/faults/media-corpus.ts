import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { writePngChunk } from "../../test/media.ts";
import { box, extendMov, numbers, readClip } from "../../test/movies.ts";
import { makeMovies } from "./movie-corpus.ts";
import { kept, mark, type OddFile, secret } from "./odd-file.ts";
import { makePixelBombs } from "./pixel-bombs.ts";

const tags = { IFD0: { Copyright: mark, Model: mark }, IFD3: { GPSLatitude: "39/1 44/1 0/1" } };
const xmp = `<x:xmpmeta xmlns:x='adobe:ns:meta/'>${mark}</x:xmpmeta>`;

function photo(width = 320, height = 240): Sharp {
	const noise = { width: 64, height: 48, channels: 3 as const };
	return sharp(randomBytes(64 * 48 * 3), { raw: noise }).resize(width, height);
}

function tagged(orientation = 1, width?: number, height?: number): Sharp {
	return photo(width, height)
		.withIccProfile("p3")
		.withMetadata({ orientation })
		.withExifMerge(tags)
		.withXmp(xmp);
}

export async function makeCorpus(): Promise<OddFile[]> {
	return [
		...(await makePhotos()),
		...(await makePrograms()),
		...(await makeAnimations()),
		...makeMovies(),
		...(await makeCut()),
		...makeAttacks(),
	];
}

async function makePhotos(): Promise<OddFile[]> {
	const turned = [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation): Promise<OddFile> => {
		const size: [number, number] = orientation < 5 ? [320, 240] : [240, 320];
		const bytes = await tagged(orientation).jpeg().toBuffer();
		return { what: `JPEG, orientation ${orientation}`, bytes, expect: "kept", size };
	});
	const large = [
		[4000, 3000],
		[6000, 4000],
		[8064, 6048],
	].map(async ([width = 0, height = 0]): Promise<OddFile> => {
		const bytes = await tagged(6, width, height).jpeg({ quality: 70 }).toBuffer();
		const what = `JPEG of ${Math.round((width * height) / 1e6)} megapixels`;
		return { what, bytes, expect: "kept", size: [height, width] };
	});
	const jpeg = await tagged().jpeg().toBuffer();
	const heic = readFileSync(join(import.meta.dirname, "../../test/samples/photo.heic"));
	const portrait = sharp({
		create: { width: 9568, height: 6376, channels: 3, background: "#884422" },
	}).withMetadata({ orientation: 6 });
	return [
		...(await Promise.all([...turned, ...large])),
		{
			what: "portrait of 61 megapixels, 4:4:4",
			bytes: await portrait.jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
			expect: "kept",
			size: [6376, 9568],
		},
		{ what: "motion photo", bytes: Buffer.concat([jpeg, readClip("mp4"), secret]), expect: "kept" },
		{ what: "JPEG with a second picture", bytes: Buffer.concat([jpeg, jpeg]), expect: "kept" },
		{ what: "JPEG with a comment", bytes: withComment(jpeg), expect: "kept" },
		{
			what: "JPEG with a page behind it",
			bytes: Buffer.concat([jpeg, Buffer.from(`<script>${mark}</script>`)]),
			expect: "kept",
		},
		{
			what: "CMYK JPEG",
			bytes: await tagged().toColourspace("cmyk").jpeg().toBuffer(),
			expect: "kept",
		},
		{ what: "gray JPEG", bytes: await tagged().grayscale().jpeg().toBuffer(), expect: "kept" },
		{
			what: "progressive JPEG",
			bytes: await tagged().jpeg({ progressive: true }).toBuffer(),
			expect: "kept",
		},
		{ what: "HEIC", bytes: heic, expect: "kept", size: [240, 300] },
		{ what: "AVIF", bytes: await tagged().avif({ effort: 0 }).toBuffer(), expect: "kept" },
		kept(
			"lossless AVIF",
			await photo().withXmp(xmp).avif({ effort: 0, lossless: true }).toBuffer(),
		),
		kept("AVIF with a name", nameHandler(await photo().avif({ effort: 0 }).toBuffer())),
	];
}

function nameHandler(avif: Buffer): Buffer {
	avif.write(mark, avif.indexOf("hdlr") + 16);
	return avif;
}

function withComment(jpeg: Buffer): Buffer {
	const head = Buffer.from([0xff, 0xfe, 0, secret.length + 2]);
	return Buffer.concat([jpeg.subarray(0, 2), head, secret, jpeg.subarray(2)]);
}

async function makePrograms(): Promise<OddFile[]> {
	const png = await tagged().png().toBuffer();
	const said = writePngChunk("tEXt", Buffer.from(`Comment\0${mark}`));
	const packed = writePngChunk(
		"zTXt",
		Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(2 ** 28))]),
	);
	return [
		kept("PNG with tags", png),
		kept("PNG with words", Buffer.concat([png.subarray(0, 33), said, png.subarray(33)])),
		kept("PNG with something behind it", Buffer.concat([png, secret])),
		kept("PNG of 16 bits", await photo().toColourspace("rgb16").png().toBuffer()),
		kept("PNG with a palette", await photo().png({ palette: true }).toBuffer()),
		kept("interlaced PNG", await photo().png({ progressive: true }).toBuffer()),
		kept("PNG with alpha", await photo().ensureAlpha(0.5).png().toBuffer()),
		kept("gray PNG", await photo().grayscale().png().toBuffer()),
		kept("WebP", await tagged(6).webp().toBuffer()),
		kept(
			"lossless WebP with alpha",
			await tagged().ensureAlpha(0.5).webp({ lossless: true }).toBuffer(),
		),
		{
			what: "PNG with a quarter of a gigabyte of words",
			bytes: Buffer.concat([png.subarray(0, 33), packed, png.subarray(33)]),
			expect: "either",
		},
	];
}

async function makeAnimations(): Promise<OddFile[]> {
	const frames = await Promise.all([1, 2, 3].map(() => photo(40, 30).png().toBuffer()));
	const animate = () => sharp(frames, { join: { animated: true } });
	const gif = await animate().gif().toBuffer();
	const comment = Buffer.concat([
		Buffer.from([0x21, 0xfe, secret.length]),
		secret,
		Buffer.from([0]),
	]);
	return [
		{ what: "GIF", bytes: await photo().gif().toBuffer(), expect: "kept" },
		{
			what: "GIF with a comment",
			bytes: Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]),
			expect: "kept",
		},
		kept(
			"GIF with words beside how often it plays",
			withRepeats(await animate().gif({ loop: 3 }).toBuffer()),
		),
		{
			what: "WebP that moves",
			bytes: await animate().withXmp(xmp).webp().toBuffer(),
			expect: "kept",
		},
		{
			what: "GIF without end",
			bytes: Buffer.concat([
				gif.subarray(0, -1),
				Buffer.from([0x21, 0xfe]),
				Buffer.alloc(50_000, 255),
			]),
			expect: "refused",
		},
	];
}

function withRepeats(gif: Buffer): Buffer {
	const at = gif.indexOf("NETSCAPE2.0") + 15;
	const words = Buffer.concat([Buffer.from([secret.length]), secret]);
	return Buffer.concat([gif.subarray(0, at), words, gif.subarray(at)]);
}

async function makeCut(): Promise<OddFile[]> {
	const formats = ["jpeg", "png", "webp", "gif", "avif"] as const;
	const wholes: [string, Buffer][] = [
		...(await Promise.all(
			formats.map(
				async (format): Promise<[string, Buffer]> => [
					format,
					await tagged().toFormat(format).toBuffer(),
				],
			),
		)),
		["HEIC", readFileSync(join(import.meta.dirname, "../../test/samples/photo.heic"))],
		["MOV", readClip("mov")],
		["MP4", readClip("mp4")],
	];
	return wholes.flatMap(([format, whole]) =>
		[0.01, 0.5, 0.99].map(
			(share): OddFile => ({
				what: `${format}, ${share * 100} % of it`,
				bytes: whole.subarray(0, Math.floor(whole.length * share)),
				// The last bytes may lie outside the image data.
				expect: share === 0.99 ? "either" : "refused",
			}),
		),
	);
}

function makeAttacks(): OddFile[] {
	const refused = (what: string, content: Buffer | string): OddFile => ({
		what,
		bytes: typeof content === "string" ? Buffer.from(content, "latin1") : content,
		expect: "refused",
	});
	const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
	const starts = [
		"\xff\xd8\xff\xe0",
		"\x89PNG\r\n\x1a\n",
		"GIF89a",
		"RIFF\x10\0\0\0WEBP",
		"\0\0\0\x18ftypavif\0\0\0\0avif",
		"\0\0\0\x18ftypheic\0\0\0\0heic",
		"\0\0\0\x14ftypqt  \0\0\0\0qt  ",
	];
	return [
		...makePixelBombs().map(({ what, bytes }) => refused(what, bytes)),
		refused("SVG with a script", svg("<script>1</script>")),
		refused("SVG that fetches", svg('<image href="http://127.0.0.1:9999/"/>')),
		refused(
			"SVG with an entity",
			`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg("&x;")}`,
		),
		refused("a list of addresses", "#EXTM3U\nhttp://127.0.0.1:9999/a.ts\nfile:///etc/passwd\n"),
		refused("AVI", `RIFF\xff\0\0\0AVI LIST${"\0".repeat(200)}`),
		refused(
			"an index of two gigabytes",
			Buffer.concat([readClip("mov").subarray(0, 20), numbers(2 ** 31), Buffer.from("moov")]),
		),
		refused(
			"an index without end within itself",
			extendMov(box("trak", numbers(8), Buffer.from("trak"), numbers(2 ** 31))),
		),
		refused("a program", `MZ\x90\0${"\0".repeat(300)}`),
		...starts.map((start, index) =>
			refused(
				`noise behind signature ${index + 1}`,
				Buffer.concat([Buffer.from(start, "latin1"), randomBytes(20_000)]),
			),
		),
	];
}
