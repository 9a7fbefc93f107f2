import { type Content, createContent } from "./content.server.ts";
import type { Documents } from "./documents.ts";

export interface LiveContent extends Content {
	/** Reads again what the desk has published. Call it after each change; the site also does once a minute. */
	refresh(): Promise<void>;
}

/**
 * Documents from the database replace built-in ones. If reading fails, the last ones stay.
 * @param readPublished those that the artist has published
 */
export async function openLiveContent(
	builtIn: Content,
	readPublished: () => Promise<Partial<Documents>>,
	onError: (error: unknown) => void,
): Promise<LiveContent> {
	let published: Partial<Documents> = {};
	let content = createContent(published as Documents);
	let reading: Promise<void> = Promise.resolve();

	async function load(): Promise<void> {
		try {
			const newest = await readPublished();
			const next = createContent(newest as Documents);
			if (next.readVersion() === content.readVersion()) return;
			published = newest;
			content = next;
		} catch (error) {
			onError(error);
		}
	}

	const live: LiveContent = {
		// One after another, so that an older reading never replaces a newer one.
		refresh: () => {
			reading = reading.then(load);
			return reading;
		},
		read: (name) => (name in published ? content : builtIn).read(name),
		readVersion: () =>
			Object.keys(published).length > 0
				? `${builtIn.readVersion()}-${content.readVersion()}`
				: builtIn.readVersion(),
	};
	await live.refresh();
	return live;
}
