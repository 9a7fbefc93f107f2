import { type Content, createContent } from "./content.server.ts";
import type { DocumentName, Documents } from "./documents.ts";

export interface LiveContent extends Content {
	/** Reads again what the desk has published. Call it after each change; the site also does once a minute. */
	refresh(): Promise<void>;
	/** The documents as they are now: one whole set, whatever is published while they are read. */
	current(): Content;
	/** Without what was published. */
	builtIn: Content;
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
	let current = layOver(builtIn, {});
	let reading: Promise<void> = Promise.resolve();

	async function load(): Promise<void> {
		try {
			const next = layOver(builtIn, await readPublished());
			if (next.readVersion() !== current.readVersion()) current = next;
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
		current: () => current,
		builtIn,
		read: (name) => current.read(name),
		readVersion: () => current.readVersion(),
	};
	await live.refresh();
	return live;
}

/** Lays documents over others, such as published ones over the built-in ones. */
export function layOver(under: Content, bodies: Partial<Documents>): Content {
	if (Object.keys(bodies).length === 0) return under;
	const over = createContent(bodies as Documents);
	const isOver = (name: DocumentName) => bodies[name] !== undefined;
	return {
		read: (name) => (isOver(name) ? over : under).read(name),
		readVersion: () => `${under.readVersion()}-${over.readVersion()}`,
	};
}
