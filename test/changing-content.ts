import { type Content, createContent } from "../app/publishing/content.server.ts";
import type { Documents } from "../app/publishing/documents.ts";

/** Content for a site whose documents change while it runs. */
export function openChangingContent(documents: Documents): {
	content: Content;
	/** In place of what was published before. */
	publish(documents: Documents): void;
} {
	let published = createContent(documents);
	return {
		content: {
			read: (name) => published.read(name),
			readVersion: () => published.readVersion(),
		},
		publish(next) {
			published = createContent(next);
		},
	};
}
