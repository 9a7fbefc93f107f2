import type { AftercareGuide } from "../../content/aftercare-guides.ts";

/** Browsers take several files that come at once for a nuisance. */
const staggerMs = 500;

type Sheet = Pick<AftercareGuide, "url" | "title">;

/** What a sheet is called on the visitor's device. */
export function nameFile({ title }: Sheet): string {
	return `${title}.png`;
}

/**
 * Saves the sheets, one every half second, once all of them are here: three files or none.
 * @returns the title of a sheet that could not be had, else null
 */
export async function saveGuides(guides: Sheet[]): Promise<string | null> {
	const fetched = await Promise.all(guides.map(fetchSheet));
	const missing = guides.find((_, at) => !fetched[at]);
	if (missing) return missing.title;
	for (const [at, guide] of guides.entries()) {
		if (at > 0) await new Promise((resolve) => setTimeout(resolve, staggerMs));
		save(fetched[at] as Blob, nameFile(guide));
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

function save(file: Blob, name: string): void {
	const link = document.createElement("a");
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	// Some browsers read it only after the click has been dealt with.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
