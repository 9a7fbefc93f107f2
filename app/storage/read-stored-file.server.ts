import type { Readable } from "node:stream";
import type { Storage } from "./storage.server.ts";

/** For callers that know the file is there. */
export async function readStoredFile(storage: Storage, name: string): Promise<Readable> {
	const found = await storage.open(name);
	if (!found) throw new Error(`${name} is not in storage`);
	return found.chunks;
}
