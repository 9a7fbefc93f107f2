import {
	box,
	changeMov,
	extendMov,
	makeTrack,
	numbers,
	readClip,
	readFragments,
	readHevc,
} from "../../test/movies.ts";
import { kept, type OddFile, secret } from "./odd-file.ts";

export function makeMovies(): OddFile[] {
	const clip = readClip("mov");
	const track = makeTrack("meta", 0, secret.length);
	const behind = clip.length + track.length + 8;
	return [
		kept("MOV", clip),
		kept("MP4", readClip("mp4")),
		kept("MOV with a place", extendMov(box("udta", box("\xa9xyz", secret)))),
		kept("MOV with tags", extendMov(box("meta", box("keys", secret), box("ilst", secret)))),
		kept("MOV with a maker's box", Buffer.concat([clip, box("uuid", secret)])),
		kept(
			"MOV with free space",
			Buffer.concat([clip, box("free", secret, Buffer.alloc(8_000_000, 7))]),
		),
		kept(
			"MOV with a track of places",
			Buffer.concat([extendMov(makeTrack("meta", behind, secret.length)), box("mdat", secret)]),
		),
		kept("fragments with a track of places", readFragments("fragments")),
		kept("fragments that follow a track of places", readFragments("following")),
		...makeUserData(),
		...makeDeep(),
		...makeSources(),
		...makeEnds(),
		...makeBrands(),
	];
}

function makeUserData(): OddFile[] {
	const films: [string, Buffer, string][] = [
		["H.264", readClip("mp4"), "x264 - core"],
		["H.264 in fragments", readFragments("fragments"), "x264 - core"],
		["H.265", readHevc(), "x265 (build"],
	];
	return films.map(([what, film, encoder]) => {
		for (let at = film.indexOf(encoder); at >= 0; at = film.indexOf(encoder, at)) {
			secret.copy(film, at);
		}
		return kept(`${what} with a place in its user data`, film);
	});
}

function makeDeep(): OddFile[] {
	const uuid = box("uuid", Buffer.alloc(16, 7), secret);
	const inside = ["trak/edts", "trak/mdia/minf/stbl", "trak/mdia/minf/stbl/stsd/avc1"];
	const place = box("udta", box("\xa9xyz", secret));
	const append = (path: string, more: Buffer) =>
		changeMov(path, (content) => Buffer.concat([content, more]));
	return [
		...inside.map((path) => kept(`MOV with a maker's box in ${path}`, append(path, uuid))),
		kept(
			"MOV with a place in the description of its samples",
			append("trak/mdia/minf/stbl/stsd/avc1", place),
		),
		kept("MOV with a maker's box beside the screen's sizes", append("trak", box("tapt", uuid))),
		kept("MOV with a maker's box beside its fragments", extendMov(box("mvex", uuid))),
		kept("MOV with a description of its parts", extendMov(box("iods", secret))),
		kept("MOV with words behind its table of times", append("trak/mdia/minf/stbl/stts", secret)),
	];
}

function makeSources(): OddFile[] {
	const from = (type: string, source: Buffer) =>
		changeMov("trak/mdia/minf/dinf/dref", () =>
			Buffer.concat([numbers(0, 1), box(type, numbers(0), source)]),
		);
	return [
		kept("MOV that names a disk", from("alis", Buffer.concat([Buffer.from("/Users/"), secret]))),
		kept(
			"MOV that names an address",
			from("url ", Buffer.concat([Buffer.from("http://127.0.0.1:9999/"), secret])),
		),
	];
}

function makeEnds(): OddFile[] {
	const clip = readClip("mp4");
	const end = (what: string, tail: Buffer) =>
		kept(`MP4 with ${what} behind it`, Buffer.concat([clip, tail]));
	return [
		end("two bytes", Buffer.from("\r\n")),
		end("four zeros", Buffer.alloc(4)),
		end("fifteen bytes", secret.subarray(0, 15)),
		end("words", secret),
		end("the time of its recording", box("prft", Buffer.alloc(20, 7), secret)),
		end("samples of nobody", box("mdat", secret)),
	];
}

function makeBrands(): OddFile[] {
	return ["hvc1", "3g2a", "3gr6", "CAEP", "pana", "NDSC", "mp71", "cmfc"].map((brand) => {
		const bytes = Buffer.from(readClip("mp4"));
		bytes.write(brand, 8, "latin1");
		return kept(`MP4 of the brand ${brand}`, bytes);
	});
}
