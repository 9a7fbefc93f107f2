import { createContext } from "react-router";
import type { CarriedOverFile } from "../../consultation/files/carried-over-files.tsx";
import { readReferral } from "../../consultation/form/referral.ts";
import { type SentRequest, toSentValues } from "../../consultation/sent/sent-request.ts";
import { isOutcomeUnknown } from "../../db/error-codes.server.ts";
import { makeFormKey } from "../../server/form-key.server.ts";
import { asRefusal, type Refusal } from "../../server/refusal.server.ts";
import { refuse } from "../../server/refuse.server.ts";
import type { Visit } from "../../server/site.server.ts";
import { leftOut } from "../files/file-refusals.server.ts";
import { isFileId } from "../files/file-store.server.ts";
import { readUploads } from "../files/read-uploads.server.ts";
import {
	deleteUnclaimedFiles,
	insertReferenceFiles,
	listFilesOf,
	listUnclaimedFiles,
} from "../files/reference-files.server.ts";
import { requireRoom } from "../files/uploads.server.ts";
import { type ConsultationRequest, mostFiles } from "../request-fields.ts";
import { honeypotFields, listSuspicions } from "../spam-rules.ts";
import { requireValid, takeRequest } from "../take-request.server.ts";
import { type FormIntake, type FormParts, readFormParts } from "./form-parts.server.ts";

/** After these the visitor can send the same form again, so its files stay. */
const againWithFiles = ["upload_missing", "too_many", "unknown_piece"];

/** A reloaded answer is a repeat; the same words days later are a new request. */
const repeatMs = 24 * 60 * 60 * 1000;

export const sentContext = createContext(false);

type SubmittedForm =
	| { ok: true; sent: SentRequest }
	| {
			ok: false;
			refusal: Refusal;
			refusedFiles: string[];
			typed: Record<string, string>;
			carriedOver: CarriedOverFile[];
			/** Browsers cannot refill a file input, so the visitor has to choose these again. */
			filesLost: boolean;
	  };

/** If the text is refused, new files are removed; if only a file is, the others stay for the next try. */
export async function submitForm(request: Request, visit: Visit): Promise<SubmittedForm> {
	const typed: Record<string, string> = {};
	let parts: FormParts | undefined;
	try {
		parts = await readFormParts(request, intakeOf(visit), typed);
		return { ok: true, sent: await store(visit, typed, parts) };
	} catch (error) {
		const refusal = refuse(visit.site.log, error);
		const refusedFiles = parts?.refused.map(({ message }) => message) ?? [];
		const here = [...splitIds(typed.uploads), ...(parts?.files ?? []).map(({ id }) => id)];
		const carriedOver = await listCarriedOver(visit.site, here);
		const filesLost =
			!parts || parts.files.some(({ id }) => !carriedOver.some((file) => file.id === id));
		return { ok: false, refusal, refusedFiles, typed, carriedOver, filesLost };
	}
}

export function intakeOf({ site: { files, limits }, network }: Visit): FormIntake {
	return {
		store: files,
		network,
		async admitFile() {
			await requireRoom(files);
			await limits.countUpload(network, 0);
		},
		async countFile(bytes) {
			await limits.countBytes(network, bytes);
			await limits.countArrived(bytes);
		},
	};
}

async function store(
	visit: Visit,
	typed: Record<string, string>,
	parts: FormParts,
): Promise<SentRequest> {
	const { site, network } = visit;
	const { db } = site.database;
	const { files, refused } = parts;
	let request: ConsultationRequest;
	let held: string[];
	try {
		await removeUnchecked(site, typed);
		request = requireValid({ ...typed, referred_by: readReferral(typed) }, "form");
		held = readUploads(splitIds(typed.uploads));
		for (const { id, name } of files.splice(mostFiles - held.length)) {
			await site.files.removeKept(id);
			refused.push(leftOut(name));
		}
		await insertReferenceFiles(db, files);
	} catch (error) {
		if (!isOutcomeUnknown(error)) for (const { id } of files) await site.files.removeKept(id);
		throw error;
	}
	if (refused[0]) throw refused[0];
	const ids = files.map(({ id }) => id);
	// A form sent twice brings its files under new ids, so compare contents.
	const contents = [...held, ...files.map(({ sent_sha256 }) => sent_sha256)];
	const given = {
		[honeypotFields.trap]: typed[honeypotFields.trap],
		[honeypotFields.opened]: await site.formOpenings.take(network),
	};
	const suspicions = listSuspicions(request, given, Date.now());
	const key = makeFormKey(
		[typed, files.map((file) => [file.name, file.sent_sha256])],
		network,
		repeatMs,
	);
	let tryAgain = false;
	try {
		const row = await takeRequest(visit, request, [...held, ...ids], key, { contents, suspicions });
		const names = (await listFilesOf(db, row.id)).map(({ name }) => name);
		return { values: toSentValues(row), files: names, unnamedFiles: 0 };
	} catch (error) {
		tryAgain = againWithFiles.includes(asRefusal(error)?.code ?? "");
		throw error;
	} finally {
		// Also after success: the files of a repeated form belong to no request.
		if (!tryAgain) await removeUnclaimed(site, ids);
	}
}

async function removeUnchecked(site: Visit["site"], typed: Record<string, string>) {
	const wanted = splitIds(typed.uploads);
	const offered = splitIds(typed.offered_uploads).filter(isFileId).slice(0, mostFiles);
	await removeUnclaimed(
		site,
		offered.filter((id) => !wanted.includes(id)),
	);
}

async function removeUnclaimed({ database, files }: Visit["site"], ids: string[]): Promise<void> {
	if (ids.length === 0) return;
	for (const id of await deleteUnclaimedFiles(database.db, { ids })) await files.removeKept(id);
}

async function listCarriedOver(
	{ database, log }: Visit["site"],
	ids: string[],
): Promise<CarriedOverFile[]> {
	try {
		const possible = ids.filter(isFileId).slice(0, 2 * mostFiles);
		return await listUnclaimedFiles(database.db, possible);
	} catch (error) {
		refuse(log, error);
		return [];
	}
}

function splitIds(text = ""): string[] {
	return text.split(/\s+/).filter(Boolean);
}
