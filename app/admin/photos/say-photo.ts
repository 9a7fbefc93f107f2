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
	const added = drafted.filter((label) => !published.includes(label));
	const said = [
		published.length > 0 && `On the site: ${published.join(", ")}`,
		added.length > 0 && `In your draft of ${added.join(", ")}`,
	].filter(Boolean);
	return said.join(". ") || "Not used yet";
}

export function isUnused({
	published,
	drafted,
}: Pick<ShownPhoto, "published" | "drafted">): boolean {
	return published.length === 0 && drafted.length === 0;
}
