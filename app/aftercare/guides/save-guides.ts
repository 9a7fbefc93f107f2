import { saveFile } from "../../ui/save-file.ts";

/** Browsers block several downloads at once. */
const staggerMs = 500;

export interface Sheet {
	title: string;
	/** Of its PNG. */
	url: string;
}

export function nameFile({ title }: Pick<Sheet, "title">): string {
	return `${title}.png`;
}

/** Saves all sheets or none. @returns title of a sheet that failed to load, else null */
export async function saveGuides(guides: Sheet[]): Promise<string | null> {
	const fetched = await Promise.all(guides.map(fetchSheet));
	const missing = guides.find((_, at) => !fetched[at]);
	if (missing) return missing.title;
	for (const [at, guide] of guides.entries()) {
		if (at > 0) await new Promise((resolve) => setTimeout(resolve, staggerMs));
		saveFile(fetched[at] as Blob, nameFile(guide));
	}
	return null;
}

async function fetchSheet({ url }: Sheet): Promise<Blob | null> {
	try {
		const answer = await fetch(url);
		const file = await answer.blob();
		return answer.ok && file.type === "image/png" ? file : null;
	} catch {
		return null;
	}
}
