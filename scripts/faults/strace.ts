import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface TracedCall {
	name: string;
	text: string;
	/** Line numbers in the trace, which orders the calls of all threads. */
	began: number;
	ended: number;
	at: number;
	ok: boolean;
	injected: boolean;
}

export const straceMissing = "strace is not on this machine, without which sync calls are not seen";

export function hasStrace(): boolean {
	return spawnSync("strace", ["--version"], { stdio: "ignore" }).status === 0;
}

export function straced(file: string, calls: string[], more: string[] = []): string[] {
	const only = `trace=${calls.join(",")}`;
	return ["strace", "-f", "-y", "-ttt", "-s", "64", "-e", only, ...more, "-o", file];
}

export function readTrace(file: string): TracedCall[] {
	const unfinished = new Map<string, { text: string; began: number; at: number }>();
	const calls: TracedCall[] = [];
	const lines = readFileSync(file, "utf8").split("\n");
	for (const [index, line] of lines.entries()) {
		const [, thread = "", seconds = "", rest = ""] = /^(\d+)\s+([\d.]+) (.*)$/.exec(line) ?? [];
		const begun = { text: rest, began: index, at: Number(seconds) * 1000 };
		if (rest.endsWith("<unfinished ...>")) {
			unfinished.set(thread, { ...begun, text: rest.slice(0, -"<unfinished ...>".length) });
			continue;
		}
		const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1];
		const first = resumed === undefined ? undefined : unfinished.get(thread);
		const { text, began, at } = first ? { ...first, text: first.text + resumed } : begun;
		const name = /^(\w+)\(/.exec(text)?.[1];
		if (!name) continue;
		const result = Number(/ = (-?\d+)[^=]*$/.exec(text)?.[1] ?? -1);
		calls.push({
			name,
			text,
			began,
			ended: index,
			at,
			ok: result >= 0,
			injected: text.endsWith("(INJECTED)"),
		});
	}
	return calls.sort((a, b) => a.began - b.began);
}

export function pathOf({ text }: TracedCall): string {
	return /^\w+\(\d+<([^>]*)>/.exec(text)?.[1] ?? "";
}

export function isSync({ name }: TracedCall): boolean {
	return name === "fsync" || name === "fdatasync";
}
