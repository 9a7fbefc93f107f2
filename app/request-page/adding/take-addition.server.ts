import { leftOut } from "../../requests/files/file-refusals.server.ts";
import { type FormParts, readFormParts } from "../../requests/form/form-parts.server.ts";
import { intakeOf } from "../../requests/form/submit-form.server.ts";
import { Refusal } from "../../server/refusal.server.ts";
import { refuse } from "../../server/refuse.server.ts";
import type { Visit } from "../../server/site.server.ts";
import { cleanText } from "../../ui/clean-text.ts";
import { countCharacters } from "../../ui/count-characters.ts";
import { addToRequest } from "./add-to-request.server.ts";
import { mostFilesInAll, mostWords } from "./additions.ts";

interface Addition {
	isStored: boolean;
	status: number;
	headers: Record<string, string>;
	/** Why all of it, or some of the files, were refused. */
	problems: string[];
	/** To be shown again where they were refused. */
	words: string;
}

/** A file that cannot be taken leaves the others and the words. */
export async function takeAddition(request: Request, visit: Visit, id: string): Promise<Addition> {
	const typed: Record<string, string> = {};
	let parts: FormParts | undefined;
	try {
		parts = await readFormParts(request, { ...intakeOf(visit), container: "one message" }, typed);
		await store(visit, id, typed.words ?? "", parts);
		return { isStored: true, status: 200, headers: {}, problems: sayRefused(parts), words: "" };
	} catch (error) {
		const { status, headers, message } = refuse(visit.site.log, error);
		const problems = [...new Set([message, ...sayRefused(parts)])];
		return { isStored: false, status, headers, problems, words: typed.words ?? "" };
	}
}

async function store({ site, network }: Visit, id: string, typed: string, parts: FormParts) {
	const { files, refused } = parts;
	let words: string;
	try {
		words = checkWords(typed);
		if (!words && files.length === 0) throw refused[0] ?? nothingSent();
	} catch (error) {
		for (const file of files) await site.files.removeKept(file.id);
		throw error;
	}
	const admit = () => site.limits.countAddition(network);
	const left = await addToRequest(site, id, { words, files }, admit);
	refused.push(...left.map(({ name }) => leftOut(name, mostFilesInAll)));
}

function checkWords(typed: string): string {
	const words = cleanText(typed).trim();
	if (countCharacters(words) <= mostWords) return words;
	throw new Refusal(
		422,
		"too_long",
		`Please write at most ${mostWords.toLocaleString("en-US")} characters at once.`,
	);
}

function nothingSent(): Refusal {
	return new Refusal(422, "nothing_sent", "Please write something, or choose a file.");
}

function sayRefused(parts: FormParts | undefined): string[] {
	// Phones give many pictures one name. Lines are React keys, so duplicates would survive the next render.
	return [...new Set(parts?.refused.map(({ message }) => message))];
}
