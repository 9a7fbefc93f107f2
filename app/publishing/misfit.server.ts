import { Refusal } from "../server/refusal.server.ts";
import { type DocumentName, documents } from "./documents.ts";

/**
 * Call it before changing what visitors see. While the newest revision does not fit, they see an older one: the change
 * would start from that, and drop the words of the newest.
 * @throws Refusal
 */
export function refuseMisfit(key: DocumentName, newest: { misfit?: unknown }): void {
	if (newest.misfit === undefined) return;
	const says = `What you published last in ${documents[key].label} does not fit this version of Linework.`;
	throw new Refusal(409, "misfit", `${says} ${sayRemedy(key)}`);
}

export function sayRemedy(key: DocumentName): string {
	if (key === "books") return "Open Books and save it the way it should be.";
	if (key === "pictures") return "Go back to the previous version of Linework, and report this.";
	return `Open ${documents[key].label} under Site; the fields to fix are marked. Save the draft and publish it.`;
}
