import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import type { Insertable } from "kysely";
import type { ReferenceFiles } from "../db/tables.ts";
import { Refusal } from "../http/refusal.server.ts";
import { mostBytes } from "./file-kinds.ts";
import { cleanFileName } from "./file-name.ts";
import { tooManyBytes } from "./file-refusals.server.ts";
import type { ReferenceFileStore } from "./file-store.server.ts";
import { keepFile } from "./keep-file.server.ts";
import { mostFiles } from "./request-fields.ts";

export interface FormParts {
	fields: Record<string, string>;
	/** Rows of the files, which are in storage and not yet in the database. */
	files: Insertable<ReferenceFiles>[];
}

const malformed = () =>
	new Refusal(400, "malformed_form", "The form arrived damaged. Please send it again.");

/**
 * Reads a multipart form, its files streamed to storage one after the other.
 * @param fields is filled as the text arrives, so that the caller has it when the form is refused
 * @throws Refusal 400, 413, 415 or 422, leaving none of the files behind
 */
export async function readFormParts(
	request: Request,
	store: ReferenceFileStore,
	fields: Record<string, string> = {},
): Promise<FormParts> {
	const parser = createParser(request.headers.get("Content-Type") ?? "");
	const files: Insertable<ReferenceFiles>[] = [];
	let chain: Promise<void> = Promise.resolve();
	let arrived = 0;
	let problem: unknown;
	const fail = (error: unknown) => {
		problem ??= error;
	};

	parser.on("field", (name, value, nameCut, valueCut) => {
		if (!name || nameCut || valueCut || Object.hasOwn(fields, name)) fail(malformed());
		else fields[name] = value;
	});
	parser.on("file", (_field, stream, fileName) => {
		// An empty picker still sends one part, without a name and without a byte.
		if (!fileName) return void stream.once("data", () => fail(malformed())).resume();
		arrived += 1;
		if (arrived > mostFiles) fail(tooManyFiles());
		if (problem) return void stream.resume();
		const name = cleanFileName(fileName);
		const saved = saveFile(stream, name, store);
		saved.catch(fail);
		chain = chain.then(() => saved.then((row) => void files.push(row), fail));
	});
	parser.on("partsLimit", () => fail(malformed()));
	parser.on("fieldsLimit", () => fail(malformed()));

	try {
		await pipeline(Readable.fromWeb(request.body as never), parser);
	} catch {
		fail(malformed());
	}
	await chain;
	if (problem === undefined) return { fields, files };
	for (const { id } of files) await store.removeKept(id);
	throw problem;
}

function createParser(contentType: string) {
	if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
		throw new Refusal(415, "unsupported_type", "Please send this as multipart/form-data.");
	}
	try {
		return new Busboy({
			headers: { "content-type": contentType } as BusboyHeaders,
			// Otherwise a file called ".." would arrive without a name, as if none had been chosen.
			preservePath: true,
			limits: { fields: 40, fieldSize: 64 * 1024, fileSize: mostBytes.video + 1, parts: 60 },
		});
	} catch {
		throw malformed();
	}
}

async function saveFile(
	stream: BusboyFileStream,
	name: string,
	store: ReferenceFileStore,
): Promise<Insertable<ReferenceFiles>> {
	const id = randomBytes(16).toString("hex");
	try {
		await pipeline(stream, createWriteStream(store.incomingPath(id), { flags: "wx" }));
		if (stream.truncated) throw tooManyBytes(name, "video");
	} catch (error) {
		await store.removeIncoming(id);
		throw error;
	}
	return keepFile(store, id, name);
}

export function tooManyFiles(): Refusal {
	return new Refusal(422, "too_many_files", `A request can carry ${mostFiles} files at most.`, {
		fields: { uploads: [`Please choose ${mostFiles} files at most.`] },
	});
}
