import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import type { Insertable } from "kysely";
import type { ReferenceFiles } from "../../db/tables.ts";
import { formBodyLimit } from "../../server/body.server.ts";
import { asRefusal, Refusal } from "../../server/refusal.server.ts";
import { mostBytes } from "../files/file-kinds.ts";
import { cleanFileName } from "../files/file-name.ts";
import { asNoRoom, leftOut, tooManyBytes } from "../files/file-refusals.server.ts";
import type { ReferenceFileStore } from "../files/file-store.server.ts";
import { finalizeUpload } from "../files/finalize-upload.server.ts";
import { mostFiles } from "../request-fields.ts";

const mostRefusedBytes = mostBytes.image;

export interface FormParts {
	fields: Record<string, string>;
	files: Insertable<ReferenceFiles>[];
	refused: Refusal[];
}

type SavedFile = { row: Insertable<ReferenceFiles> } | { refusal: Refusal };

export interface FormIntake {
	store: ReferenceFileStore;
	network: string;
	admitFile?(): Promise<void>;
	countFile?(bytes: number): Promise<void>;
	limits?: { whole: number; refused: number };
	/** Named in refusals. Default: a request. */
	container?: string;
}

const malformed = () =>
	new Refusal(400, "malformed_form", "The form arrived damaged. Please send it again.");

/**
 * @param fields filled as the text arrives, so that the caller has it after a refusal
 * @throws Refusal of the whole form, leaving no files behind; refusing one file spares the others
 */
export async function readFormParts(
	request: Request,
	intake: FormIntake,
	fields: Record<string, string> = {},
): Promise<FormParts> {
	const parser = createParser(request.headers.get("Content-Type") ?? "");
	const files: Insertable<ReferenceFiles>[] = [];
	const refused: Refusal[] = [];
	const broken = new AbortController();
	let chain: Promise<void> = Promise.resolve();
	let arrived = 0;
	let problem: unknown;
	const fail = (error: unknown) => {
		problem ??= asNoRoom(error) ?? error;
	};

	parser.on("field", (name, value, nameCut, valueCut) => {
		const again = Object.hasOwn(fields, name);
		if (!name || nameCut || valueCut || (again && name !== "uploads")) fail(malformed());
		else fields[name] = again ? `${fields[name]} ${value}` : value;
	});
	const take = (stream: BusboyFileStream, name: string) => {
		arrived += 1;
		if (problem) return void stream.resume();
		const saved =
			arrived > mostFiles
				? leaveOut(stream, name, intake)
				: saveFile(stream, name, intake, broken.signal);
		saved.catch(fail);
		const note = (file: SavedFile) => {
			if ("row" in file) files.push(file.row);
			else refused.push(file.refusal);
		};
		chain = chain.then(() => saved.then(note, fail));
	};
	parser.on("file", (_field, stream, fileName) => {
		// A cut connection raises the error on the part too; unhandled it would crash.
		stream.on("error", () => {});
		if (fileName) return take(stream, cleanFileName(fileName));
		// An empty picker still sends one part, without name and bytes.
		stream.once("readable", () => {
			if (stream.readableLength > 0) take(stream, cleanFileName(""));
			else stream.resume();
		});
	});
	parser.on("partsLimit", () => fail(malformed()));
	parser.on("fieldsLimit", () => fail(malformed()));

	try {
		const body = readBody(request, () => problem, intake.limits);
		await parse(body, parser, broken);
	} catch (error) {
		fail(asRefusal(error) ?? malformed());
		broken.abort();
	}
	await chain;
	if (problem === undefined) return { fields, files, refused };
	for (const { id } of files) await intake.store.removeKept(id);
	throw problem;
}

function createParser(contentType: string) {
	if (!/^multipart\/form-data\s*(;|$)/i.test(contentType)) {
		throw new Refusal(415, "unsupported_type", "Please send this as multipart/form-data.");
	}
	try {
		return new Busboy({
			headers: { "content-type": contentType } as BusboyHeaders,
			// Without it a file called "../.." arrives without a name.
			preservePath: true,
			limits: { fields: 40, fieldSize: 64 * 1024, fileSize: mostBytes.video + 1, parts: 60 },
		});
	} catch {
		throw malformed();
	}
}

/** Not `pipeline`: if the parser finishes before the body ends, it waits forever for the finish event. */
async function parse(
	body: AsyncIterable<Uint8Array>,
	parser: ReturnType<typeof createParser>,
	broken: AbortController,
) {
	const parsed = finished(parser);
	parsed.catch((error) => broken.abort(error));
	for await (const chunk of body) {
		broken.signal.throwIfAborted();
		if (!parser.write(chunk)) await Promise.race([once(parser, "drain"), parsed]);
	}
	parser.end();
	await parsed;
}

/** A chunked body declares no length. Cancelling it would close the connection before the refusal is sent. */
async function* readBody(
	request: Request,
	findProblem: () => unknown,
	{ whole, refused } = { whole: formBodyLimit, refused: mostRefusedBytes },
) {
	const reader = request.body?.getReader();
	let left = whole;
	let leftRefused = refused;
	for (;;) {
		const next = await reader?.read();
		if (!next || next.done) break;
		const { byteLength } = next.value;
		left -= byteLength;
		if (left < 0) throw tooManyFormBytes();
		const problem = findProblem();
		if (problem !== undefined) leftRefused -= byteLength;
		if (leftRefused < 0) throw problem;
		yield next.value;
	}
}

async function saveFile(
	stream: BusboyFileStream,
	name: string,
	intake: FormIntake,
	broken: AbortSignal,
): Promise<SavedFile> {
	try {
		return { row: await takeFile(stream, name, intake, broken) };
	} catch (error) {
		const refusal = asRefusal(error);
		if (refusal?.status === 413 || refusal?.status === 415) return { refusal };
		throw error;
	}
}

async function leaveOut(
	stream: BusboyFileStream,
	name: string,
	{ container }: FormIntake,
): Promise<SavedFile> {
	stream.resume();
	return { refusal: leftOut(name, mostFiles, container) };
}

async function takeFile(
	stream: BusboyFileStream,
	name: string,
	{ store, network, admitFile, countFile }: FormIntake,
	broken: AbortSignal,
): Promise<Insertable<ReferenceFiles>> {
	const id = randomBytes(16).toString("hex");
	try {
		await admitFile?.();
		await writeAll(stream, store.incomingPath(id), broken);
		if (stream.truncated) throw tooManyBytes(name, "video");
		await countFile?.(stream.bytesRead);
	} catch (error) {
		// Skip the file, but read the text after it.
		stream.resume();
		await store.removeIncoming(id);
		throw error;
	}
	const row = await finalizeUpload(store, id, name, network);
	await store.removeIncoming(id);
	return row;
}

/** A cut part never ends by itself; `broken` closes its file. */
async function writeAll(stream: BusboyFileStream, path: string, broken: AbortSignal) {
	broken.throwIfAborted();
	await finished(stream.pipe(createWriteStream(path, { flags: "wx", signal: broken })));
}

function tooManyFormBytes(): Refusal {
	return new Refusal(
		413,
		"too_large",
		"That’s more than a single request can hold. Please send fewer or smaller files.",
		{
			headers: { Connection: "close" },
		},
	);
}
