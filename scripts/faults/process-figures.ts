import { readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";

/** Megabytes that a process holds now, and the most it held since `forgetPeak`; 0 of one that is gone. */
export function readMemory(pid: number): { now: number; peak: number } {
	const text = read(`/proc/${pid}/status`);
	const megabytes = (name: string) =>
		Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024);
	return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** Lowers the remembered peak to what is taken now. */
export function forgetPeak(pid: number): void {
	writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** @returns what each open descriptor of a process leads to */
export function listDescriptors(pid: number): string[] {
	const folder = `/proc/${pid}/fd`;
	return readdirSync(folder).flatMap((name) => {
		try {
			return [readlinkSync(`${folder}/${name}`)];
		} catch {
			return [];
		}
	});
}

/** @returns the processes that a process has started and that still run */
export function listChildren(pid: number): number[] {
	return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
		read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
	);
}

function read(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
