import type { PictureData } from "../../images/picture.tsx";
import { callApi } from "../../network/call-api.ts";

/** More names than a real list needs; bounds the requests of a corrupt one. */
const most = 24;

/**
 * Looks up the first few names.
 *
 * @returns by name; null for missing pictures, null for all if the site did not answer
 */
export async function findPictures(
	names: readonly string[],
): Promise<Map<string, PictureData | null> | null> {
	const asked = names.slice(0, most);
	const answers = await Promise.all(
		asked.map((name) => callApi<PictureData>(`/api/pictures/${name}`)),
	);
	const found = new Map<string, PictureData | null>();
	for (const [at, answer] of answers.entries()) {
		if (!answer.ok && !isRefusal(answer.status)) return null;
		found.set(asked[at] ?? "", answer.ok ? answer.body : null);
	}
	return found;
}

/** A retry would fail too, except for 408 and 429. */
function isRefusal(status: number): boolean {
	return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** Characters; real names are far shorter. */
const longestName = 200;

/** @param image a name or path. @returns null if it cannot name a picture */
export function readPictureName(image: string): string | null {
	const name = /^(?:\/pictures\/)?([a-z0-9-]+(?:\/[a-z0-9-]+)*)$/.exec(image)?.[1] ?? null;
	return name && name.length <= longestName ? name : null;
}
