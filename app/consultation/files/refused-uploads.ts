import { sayList } from "../../ui/say-list.ts";
import type { QueuedFile } from "./queued-file.ts";

export interface RefusedUploads {
	keys: number[];
	text: string;
}

/** Never send a request without a file that the visitor believes to be part of it. */
export function findRefusedUploads(files: readonly QueuedFile[]): RefusedUploads | null {
	const refused = files.filter(({ state }) => state.is === "refused");
	const failed = files.filter(({ state }) => state.is === "failed" && !state.willRetry);
	const lost = [...refused, ...failed];
	if (lost.length === 0) return null;
	const parts = [];
	if (refused.length > 0) parts.push(`${nameAll(refused)} not accepted.`);
	if (failed.length > 0) parts.push(`${nameAll(failed)} not sent.`);
	return { keys: lost.map(({ key }) => key), text: parts.join(" ") };
}

export function isDisconnected(files: readonly QueuedFile[]): boolean {
	return files.some(({ state }) => state.is === "failed" && state.willRetry);
}

function nameAll(files: readonly QueuedFile[]): string {
	const names = files.map(({ file }) => `“${file.name}”`);
	return `${sayList(names)} ${names.length === 1 ? "was" : "were"}`;
}
