import { LRUCache } from "lru-cache";
import { createQueue } from "../server/queue.server.ts";

/**
 * Keeps pictures that are drawn when they are asked for. One is drawn once for all who ask meanwhile, and one after
 * another, so that visitors of pages keep the rest of the processor.
 *
 * @param maxSize in bytes
 */
export function createDrawings(maxSize: number) {
	const queue = createQueue();
	const drawn = new LRUCache<string, Buffer, () => Promise<Buffer>>({
		maxSize,
		sizeCalculation: ({ length }) => Math.max(1, length),
		// Callers who wait get their drawing even if others have displaced it meanwhile.
		ignoreFetchAbort: true,
		fetchMethod: (_key, _stale, { context: draw }) => queue(draw),
	});
	/** @param key of all that it depends on */
	return (key: string, draw: () => Promise<Buffer>) => drawn.forceFetch(key, { context: draw });
}
