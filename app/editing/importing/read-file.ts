import { callApi } from "../../network/call-api.ts";
import type { WholeList } from "../../portfolio/list/whole-list.server.ts";
import { isListName } from "../../publishing/list-names.ts";
import {
	comparePieces,
	exportTooLarge,
	longestExport,
	type Reading,
	readExport,
} from "./read-export.ts";

export async function readFile(file: File): Promise<Reading> {
	// UTF-8 has at most four bytes per character.
	if (file.size > 4 * longestExport) return { refusal: exportTooLarge };
	const text = await file.text().catch(() => null);
	if (text === null) return { refusal: "The file could not be read." };
	const reading = readExport(text);
	if ("refusal" in reading) return reading;
	for (const change of reading.changes.filter(({ filename }) => isListName(filename))) {
		const answer = await callApi<WholeList>(`/api/artwork/${change.filename}/all`);
		if (!answer.ok) return { refusal: answer.message };
		const refusal = comparePieces(change, answer.body.artworks);
		if (refusal) return { refusal };
	}
	return reading;
}
