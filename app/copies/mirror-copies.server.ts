import { basename } from "node:path";
import { StorageOutOfReach } from "../storage/retry.server.ts";
import type { BucketPlace } from "../storage/storage.server.ts";
import { listCopies, readCopyDay } from "./copy-folder.server.ts";
import { readNotes } from "./copy-notes.server.ts";
import type { DailyCopy } from "./daily-copy.server.ts";
import { chooseKept } from "./kept-copies.ts";

/**
 * Puts a site's copies into a bucket as well, with a key only encrypted ones: those from before it stay in the folder.
 * The bucket's own copies decide which of them expire: an emptied folder empties no bucket.
 * @returns in a sentence why it could not; null if it could
 */
export async function mirrorCopies(
	{ folder, site, key, now }: Omit<DailyCopy, "place">,
	place: BucketPlace,
): Promise<string | null> {
	const { openBucket } = await import("../storage/bucket.server.ts");
	const bucket = openBucket(place, folder);
	try {
		const all = (await listCopies(folder, site)).map((copy) => ({
			...copy,
			name: `copies/${basename(copy.path)}`,
		}));
		const here = all.filter(({ name }) => key === null || name.endsWith(".age"));
		const there = await bucket.list("copies");
		const isThere = (copy: (typeof all)[number]) =>
			there.some(({ name, bytes }) => name === copy.name && bytes === copy.bytes);
		for (const copy of here) if (!isThere(copy)) await bucket.copyIn(copy.name, copy.path);
		const notes = await readNotes(folder, site).catch(() => null);
		if (!notes) return null;
		const { bad } = notes;
		const isGood = ({ day }: (typeof all)[number]) => !bad.includes(day);
		// Until there is a good encrypted one, the bucket keeps what it has.
		const readable = all.filter((copy) => here.some(isGood) && !here.includes(copy));
		const gone = readable.filter(isThere).map(({ name }) => name);
		for (const name of gone) await bucket.remove(name);
		const left = there.filter(({ name }) => !gone.includes(name));
		const copies = [...here, ...left].flatMap(({ name }) => {
			const day = readCopyDay(site, basename(name));
			return day ? { name, day } : [];
		});
		const kept = chooseKept(
			copies.map(({ day }) => day),
			bad,
			now,
		);
		for (const { name, day } of copies) if (!kept.has(day)) await bucket.remove(name);
		return null;
	} catch (error) {
		const why = error instanceof StorageOutOfReach ? `The S3 store answers ${error.code}.` : "";
		return `Copies do not get into the bucket ${place.bucket}. ${why || error}`;
	} finally {
		bucket.close();
	}
}
