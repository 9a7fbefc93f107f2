import type { Fault } from "../../cleaning/picture/converter.server.ts";
import { mostPixels } from "../../images/most-pixels.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { mostFiles } from "../request-fields.ts";
import { type FileKind, type MediaType, readMediaType } from "./file-kinds.ts";
import { sayTooLarge } from "./say-too-large.ts";

export function requireMediaType(start: Uint8Array, name: string): MediaType {
	const type = readMediaType(start);
	if (type === null) {
		throw new Refusal(
			415,
			"not_media",
			`“${name}” is not a picture or video this site can open. Please send JPG, PNG, WebP, GIF, AVIF, HEIC, MP4 or MOV.`,
		);
	}
	return type;
}

export function tooManyBytes(name: string, kind: FileKind): Refusal {
	return new Refusal(413, "file_too_large", sayTooLarge(name, kind));
}

export function refuseFault(fault: Fault, type: MediaType, name: string): Refusal {
	switch (fault) {
		case "too_many_pixels":
			return tooManyPixels(name);
		case "too_many_frames":
			return tooManyFrames(name);
		case "too_heavy":
			return tooHeavy(name);
		case "damaged":
			return cannotRead(type, name);
	}
}

function tooManyPixels(name: string): Refusal {
	return new Refusal(
		413,
		"too_many_pixels",
		`“${name}” has too many pixels: a picture can have up to ${mostPixels / 1_000_000} megapixels.`,
	);
}

function tooManyFrames(name: string): Refusal {
	return new Refusal(
		413,
		"too_many_frames",
		`“${name}” has too many frames for its size. Please send a shorter one, or a video.`,
	);
}

function tooHeavy(name: string): Refusal {
	return new Refusal(
		413,
		"too_heavy",
		`“${name}” could not be opened. It may be too large: please send a smaller copy, such as a screenshot of it.`,
	);
}

function cannotRead(type: MediaType, name: string): Refusal {
	if (type === "heic") {
		return new Refusal(
			415,
			"not_converted",
			`“${name}” is in the HEIC format and could not be converted. Send a screenshot of it, or set the camera to “Most Compatible” and take it again.`,
		);
	}
	return new Refusal(
		415,
		"damaged",
		`“${name}” is damaged and cannot be read. Please send another copy.`,
	);
}

export function emptyFile(name: string): Refusal {
	return new Refusal(415, "empty_file", `“${name}” is empty. Please choose it again.`);
}

export function tooManyFiles(): Refusal {
	return new Refusal(422, "too_many_files", `A request can include up to ${mostFiles} files.`, {
		fields: { uploads: [`Please choose up to ${mostFiles} files.`] },
	});
}

export function leftOut(name: string, most = mostFiles, container = "a request"): Refusal {
	return new Refusal(
		422,
		"too_many_files",
		`“${name}” was left out: ${container} can include up to ${most} files.`,
	);
}

export function noRoom(): Refusal {
	return new Refusal(
		507,
		"no_room",
		"There is no room for files at the moment. Your request can be sent without them.",
	);
}

export function asNoRoom(error: unknown): Refusal | undefined {
	const { code } = error as { code?: string };
	return code === "ENOSPC" || code === "EDQUOT" ? noRoom() : undefined;
}
