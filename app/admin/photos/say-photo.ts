import type { ShownPhoto } from "./show-photo.server.ts";

export function sayPhoto({
	state,
	problem,
	published,
	drafted,
}: Pick<ShownPhoto, "state" | "problem" | "published" | "drafted">): string {
	if (state === "waiting") return "Waiting to be processed";
	if (state === "working") return "Processing";
	if (state === "failed") return `Could not be processed. ${problem}`;
	if (drafted.length > 0) return `In your draft of ${drafted.join(", ")}`;
	return published.length > 0 ? `On the site: ${published.join(", ")}` : "Not used yet";
}

export function isUnused({
	published,
	drafted,
}: Pick<ShownPhoto, "published" | "drafted">): boolean {
	return published.length === 0 && drafted.length === 0;
}
