import { sep } from "node:path";
import type { Manifest } from "../app/copies/copy-format.ts";
import { notWhole } from "../app/copies/say-copy.ts";
import { fromCaller } from "./from-caller.ts";

/** @throws when the path is inside DATA_DIR */
export function fromCallerOutside(dataDir: string, file: string): string {
	const path = fromCaller(file);
	if (!path.startsWith(`${dataDir}${sep}`)) return path;
	throw new Error(
		"A file inside DATA_DIR would be lost with it. Choose another folder, or another disk.",
	);
}

/** Sets the exit code, too. */
export function nameFaults(kind: "copy" | "export", { missing, changed = [] }: Manifest): void {
	for (const name of missing) console.error(`${name} was not there and is not in the ${kind}`);
	for (const name of changed)
		console.error(`${name} is not as it arrived; the ${kind} has it as it is now`);
	if (missing.length + changed.length > 0) process.exitCode = notWhole;
}
