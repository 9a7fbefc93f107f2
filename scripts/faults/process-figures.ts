import { readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Faults } from "./outcome.ts";

/** Peak memory in megabytes of a site and of the process that converts pictures. */
const most = { site: 512, conversion: 1024 };

/** In megabytes; `peak` counts since `forgetPeak`. Both are 0 after the process ended. */
export function readMemory(pid: number): { now: number; peak: number } {
	const text = read(`/proc/${pid}/status`);
	const megabytes = (name: string) =>
		Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024);
	return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** In megabytes, with its part of the pages that processes share: those of several may be added up. */
export function readShare(pid: number): number {
	const text = read(`/proc/${pid}/smaps_rollup`);
	return Math.round(Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024);
}

export function forgetPeak(pid: number): void {
	writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** Watches the memory of a site and of the process that converts pictures. `stop` returns the figures. */
export function watchProcesses(pid: number) {
	const peak = { site: 0, conversion: 0 };
	const look = () => {
		peak.site = Math.max(peak.site, readMemory(pid).peak);
		for (const child of listChildren(pid))
			peak.conversion = Math.max(peak.conversion, readMemory(child).peak);
	};
	const timer = setInterval(look, 50);
	return {
		stop(faults: Faults) {
			clearInterval(timer);
			look();
			faults.require(peak.site <= most.site, `the site took ${peak.site} MB`);
			faults.require(peak.conversion <= most.conversion, `converting took ${peak.conversion} MB`);
			return { "site peak MB": peak.site, "conversion peak MB": peak.conversion };
		},
	};
}

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

/** @returns compares their number with the one now, and gives both as figures */
export function countDescriptors(pid: number): (faults: Faults) => Record<string, number> {
	const before = listDescriptors(pid).length;
	return (faults) => {
		const after = listDescriptors(pid).length;
		faults.require(Math.abs(after - before) <= 5, `${before} descriptors became ${after}`);
		return { "descriptors before": before, "descriptors after": after };
	};
}

export function listChildren(pid: number): number[] {
	return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
		read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
	);
}

/** In bytes, with all that is in it. */
export function measureFolder(folder: string): number {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
		.reduce((sum, size) => sum + size, 0);
}

function read(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
