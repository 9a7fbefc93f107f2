import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ERRORS, Metadata, Server, type ServerOptions, type Upload } from "@tus/server";
import type { Logger } from "pino";
import { DatabaseBusy } from "../../db/commit.server.ts";
import { DatabaseDamaged } from "../../db/damage.server.ts";
import type { Database } from "../../db/database.server.ts";
import { isDuplicate, isOutcomeUnknown } from "../../db/error-codes.server.ts";
import { type Lease, leaseMs, withLease } from "../../db/lease.server.ts";
import { readClientNetwork } from "../../server/clients/addresses.server.ts";
import type { Limits } from "../../server/clients/limits.server.ts";
import type { Config } from "../../server/config.server.ts";
import { asRefusal, Refusal } from "../../server/refusal.server.ts";
import { refuse } from "../../server/refuse.server.ts";
import { isOutOfStorage } from "../../storage/retry.server.ts";
import { type FileKind, mostBytes } from "./file-kinds.ts";
import { asNoRoom, emptyFile, noRoom, tooManyBytes } from "./file-refusals.server.ts";
import type { UploadFolder } from "./file-store.server.ts";
import { finalizeUpload } from "./finalize-upload.server.ts";
import type { UploadRows } from "./upload-rows.server.ts";
import { nameOfUpload, UploadStore } from "./upload-store.server.ts";

type TusRequest = Parameters<NonNullable<ServerOptions["onUploadCreate"]>>[0];

interface Parts {
	path: string;
	rows: UploadRows;
	files: UploadFolder;
	limits: Pick<Limits, "countUpload" | "countArrived" | "releaseUpload">;
	/** The kind with the larger limit. */
	largest: FileKind;
	log: Logger;
	database: Pick<Database, "kind" | "db" | "isDamaged">;
	config: Pick<Config, "trustedProxies">;
}

export interface Uploads {
	path: string;
	handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

export function isUploadOf(uploads: string, path: string): boolean {
	return path === uploads || path.startsWith(`${uploads}/`);
}

export function createUploads(parts: Parts): Uploads {
	const store = new UploadStore(parts.rows, parts.files, parts.limits);
	const finishing = new Map<string, Promise<void>>();
	/** Two requests may both see the last byte: finish once, answer both. */
	const finish = async (request: TusRequest, upload: Upload) => {
		const already = finishing.get(upload.id);
		const under =
			already ?? finalize(parts, request, upload).finally(() => finishing.delete(upload.id));
		finishing.set(upload.id, under);
		await under;
	};
	const server = new UploadServer({
		path: parts.path,
		datastore: store,
		relativeLocation: true,
		allowedOrigins: [],
		lockDrainTimeout: 1_000,
		maxSize: mostBytes[parts.largest],
		onUploadCreate: async (request, upload) => {
			await admit(parts, request, upload);
			return {};
		},
		onIncomingRequest: async (request, id) => {
			if (request.method !== "HEAD") return;
			// A client that hears the full offset sends nothing more, so finish now.
			const upload = await store.getUpload(id);
			if (upload.offset === upload.size) await finish(request, upload);
		},
		onUploadFinish: async (request, upload) => {
			await finish(request, upload);
			return {};
		},
		onResponseError: (request, error) => {
			const expected =
				asRefusal(error) ?? asNoRoom(error) ?? tusRefusal(error, request, parts.largest);
			const refusal = refuse(parts.log, expected ?? error);
			const response = request.runtime?.node?.res;
			for (const [name, value] of Object.entries(refusal.headers)) response?.setHeader(name, value);
			const { code, message, fields } = refusal;
			return { status_code: refusal.status, body: JSON.stringify({ code, message, fields }) };
		},
	});
	return {
		path: parts.path,
		async handle(request, response) {
			response.setHeader("Cache-Control", "private, no-store");
			await server.handle(request, response);
		},
	};
}

class UploadServer extends Server {
	override write(...[context, headers, status, body]: Parameters<Server["write"]>) {
		if (status >= 400) headers.set("Content-Type", "application/json");
		return super.write(context, headers, status, status >= 400 ? asJson(body) : body);
	}
}

async function admit(parts: Parts, request: TusRequest, upload: Upload): Promise<void> {
	const name = nameOfUpload(upload);
	if (upload.size === undefined) throw lengthRequired();
	if (upload.size === 0) throw emptyFile(name);
	if (parts.database.isDamaged()) throw new DatabaseDamaged("The database is damaged");
	await requireRoom(parts.files);
	await parts.limits.countUpload(networkOf(parts, request), upload.size, upload.id);
}

function networkOf(parts: Parts, request: TusRequest): string {
	const incoming = request.runtime?.node?.req;
	return incoming ? readClientNetwork(incoming, parts.config) : "unknown";
}

export async function requireRoom(files: Pick<UploadFolder, "hasRoom">): Promise<void> {
	if (await files.hasRoom()) return;
	throw noRoom();
}

/** One process does it; the others wait for it. */
async function finalize(parts: Parts, request: TusRequest, upload: Upload): Promise<void> {
	const deadline = Date.now() + leaseMs + 5_000;
	const work = (lease: Lease) => finalizeAlone(parts, request, upload, lease);
	while (!(await withLease(parts.database, `upload ${upload.id}`, work))) {
		if (Date.now() > deadline) throw new DatabaseBusy("Another process works on this upload");
		await wait(100);
	}
}

async function finalizeAlone(
	parts: Parts,
	request: TusRequest,
	upload: Upload,
	{ isHeld }: Lease,
): Promise<void> {
	const { rows, files } = parts;
	if (await rows.find(upload.id)) return;
	const row = await keepWhole(parts, request, upload);
	try {
		await rows.add(row);
	} catch (error) {
		// Another process stored the row, so the file belongs to it.
		if (!isDuplicate(error)) {
			// The incoming file stays, so that its bytes need not be sent again.
			if (!isOutcomeUnknown(error) && isHeld()) await files.removeKept(upload.id);
			throw error;
		}
	}
	await files.parts.drop(upload.id);
}

async function keepWhole(parts: Parts, request: TusRequest, upload: Upload) {
	const { rows, files } = parts;
	const { id } = upload;
	const network = networkOf(parts, request);
	try {
		await files.parts.fetch(id, upload.size ?? 0);
		return await finalizeUpload(files, id, nameOfUpload(upload), network, rows.requireType);
	} catch (error) {
		// Kept while the storage is unavailable, so that it need not be sent again.
		if (!isOutOfStorage(error)) await files.parts.drop(id);
		throw (error as { code?: string }).code === "ENOENT" ? ERRORS.FILE_NOT_FOUND : error;
	}
}

function tusRefusal(error: unknown, request: TusRequest, largest: FileKind): Refusal | undefined {
	const { status_code: status, body } = error as { status_code?: number; body?: string };
	// tus's status for a deferred length.
	if (status === 501) return lengthRequired();
	if (!status || status >= 500) return undefined;
	// tus throws an error with the same words where a body has more bytes than were announced.
	const isAnnounced = !(error instanceof Error) && body === ERRORS.ERR_MAX_SIZE_EXCEEDED.body;
	if (isAnnounced) return tooManyAnnounced(request, largest);
	return new Refusal(status, "upload_refused", (body ?? "The upload was refused.").trim());
}

/** Nothing has arrived to detect the type from, so the declared one has to do. */
function tooManyAnnounced(request: TusRequest, largest: FileKind): Refusal {
	const given = request.headers.get("Upload-Metadata");
	const metadata = given ? Metadata.parse(given) : {};
	const kind = metadata.filetype?.startsWith("image/") ? "image" : largest;
	return tooManyBytes(nameOfUpload({ metadata }), kind);
}

function lengthRequired(): Refusal {
	return new Refusal(411, "length_required", "Please say how large the file is.");
}

function asJson(body: string | undefined): string {
	const text = (body ?? "").trim();
	return text.startsWith("{") ? text : JSON.stringify({ code: "upload_refused", message: text });
}
