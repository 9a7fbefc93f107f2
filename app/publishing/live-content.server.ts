import { type Content, createContent } from "./content.server.ts";
import type { DocumentName, Documents } from "./documents.ts";
import { renewPictures } from "./renew-pictures.server.ts";

export interface LiveContent extends Content {
	/**
	 * Reads again what the desk has published. Call it after each change; the site also does once a minute,
	 * and when another process has published.
	 */
	refresh(): Promise<void>;
	/** For visitors: one consistent set, whatever is published while it is read. */
	current(): Content;
	/** Includes scheduled content. */
	whole(): Content;
	/** Leaves out what was published. */
	builtIn: Content;
}

/**
 * Documents from the database replace built-in ones. If reading fails, the last ones stay.
 * @param readPublished those that the artist has published
 * @param followClock reduces a set to what visitors may see at a moment
 */
export async function openLiveContent(
	builtIn: Content,
	readPublished: () => Promise<Partial<Documents>>,
	onError: (error: unknown) => void,
	followClock: (whole: Content) => Promise<(now: number) => Content>,
): Promise<LiveContent> {
	let whole = builtIn;
	let showAt = await followClock(whole);
	let reading: Promise<void> = Promise.resolve();

	async function load(): Promise<void> {
		try {
			const next = layOver(builtIn, await renewPictures(builtIn, await readPublished()));
			if (next.readVersion() === whole.readVersion()) return;
			showAt = await followClock(next);
			whole = next;
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
		current: () => showAt(Date.now()),
		whole: () => whole,
		builtIn,
		read: (name) => live.current().read(name),
		readVersion: () => live.current().readVersion(),
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
