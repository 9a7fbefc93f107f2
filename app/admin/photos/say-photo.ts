import type { ShownPhoto } from "./show-photo.server.ts";

export function sayPhoto({ state, problem, published, retired, drafted }: ShownPhoto): string {
	if (state === "waiting") return "Waiting to be processed";
	if (state === "working") return "Processing";
	if (state === "failed") return `Could not be processed. ${problem}`;
	const known = [...published, ...retired];
	const added = drafted.filter((label) => !known.includes(label));
	const said = [
		published.length > 0 && `On the site: ${published.join(", ")}`,
		retired.length > 0 && `Retired in ${retired.join(", ")}`,
		added.length > 0 && `In your draft of ${added.join(", ")}`,
	].filter(Boolean);
	return said.join(". ") || "Not used yet";
}

export function isUnused({ published, retired, drafted }: ShownPhoto): boolean {
	return published.length + retired.length + drafted.length === 0;
}
